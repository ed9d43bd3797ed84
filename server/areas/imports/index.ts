export { answersUnder } from './answers-under.ts'
export { importHandlers } from './handlers.ts'
export { buildImportKind } from './kind.ts'
export { type ImportInput, startImport } from './start.ts'
