export { loadMcp, type McpOptions, serveMcp } from './serve-mcp.ts'
export type { ApiResponse } from './tool-result.ts'
export type { ApiRequest } from './tools.ts'
