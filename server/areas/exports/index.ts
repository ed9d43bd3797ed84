export { type ExportRequest, startExport } from './create.ts'
export { exportHandlers } from './handlers.ts'
export { buildExportJobKind, loadXlsxWriter } from './kind.ts'
