export type { AuditActor, AuditChange, AuditOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { createWorkerOrigin } from './worker-origin.ts'
export { buildInsertAuditRowsSql, toAuditRowsJson } from './write.ts'
