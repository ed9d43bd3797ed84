export { type ExportRequest, makeExport } from './create.ts'
export { exportHandlers } from './handlers.ts'
export { exportKind, loadXlsxWriter } from './kind.ts'
