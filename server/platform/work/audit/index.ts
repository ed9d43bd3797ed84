export { type AuditActor, type AuditChange, type AuditOrigin, createWorkerOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { buildInsertAuditRowsSql, toAuditRowsJson } from './write.ts'
