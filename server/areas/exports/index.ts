export { type ExportRequest, startExport } from './create.ts'
export { buildExportJobKind, loadXlsxWriter } from './export-job-kind.ts'
export { exportHandlers } from './handlers.ts'
