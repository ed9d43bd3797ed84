export { type AuditActor, type AuditChange, type AuditOrigin, createWorkerOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { insertAuditRowsSql, toAuditRows } from './write.ts'
