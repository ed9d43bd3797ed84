export { importHandlers } from './handlers.ts'
export { buildImportJobKind } from './import-job-kind.ts'
export { matchAnswerHeadings } from './people/headings.ts'
export { type ImportOptions, startImport } from './start.ts'
