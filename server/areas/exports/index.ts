export { type ExportRequest, startExport } from './create.ts'
export { exportHandlers } from './handlers.ts'
export { exportKind, loadXlsxWriter } from './kind.ts'
