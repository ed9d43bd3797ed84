export { importHandlers } from './handlers.ts'
export { buildImportKind } from './kind.ts'
export { answersUnder } from './people/headings.ts'
export { type ImportInput, startImport } from './start.ts'
