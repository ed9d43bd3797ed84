export { sourceTokens } from './connections/rows.ts'
export { sourceHandlers } from './handlers.ts'
export { sourceImportKind } from './imports/kind.ts'
export { buildPlatforms, type Platforms, type SourceTools } from './tools.ts'
