export { importHandlers } from './handlers.ts'
export { importKind } from './kind.ts'
export { type ImportWish, startImport } from './start.ts'
