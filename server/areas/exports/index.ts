export { type ExportRequest, startExport } from './create.ts'
export { buildExportJobKind } from './export-job-kind.ts'
export { exportHandlers } from './handlers.ts'
