export { answersUnder } from './answers-under.ts'
export { importHandlers } from './handlers.ts'
export { buildImportKind } from './kind.ts'
export { type ImportWish, startImport } from './start.ts'
