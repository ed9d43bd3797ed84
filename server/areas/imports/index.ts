export { importHandlers } from './handlers.ts'
export { buildImportJobKind } from './kind.ts'
export { matchAnswerHeadings } from './people/headings.ts'
export { type ImportInput, startImport } from './start.ts'
