export { loadMcp, type McpOptions, serveMcp } from './serve-mcp.ts'
export type { ApiAnswer } from './tool-result.ts'
export type { ApiRequest } from './tools.ts'
