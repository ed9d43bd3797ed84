export { answersUnder } from './answers-under.ts'
export { importHandlers } from './handlers.ts'
export { buildImportKind, importKind } from './kind.ts'
export { type ImportWish, startImport } from './start.ts'
