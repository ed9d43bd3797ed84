export { type AuditActor, type AuditChange, type AuditOrigin, buildWorkerOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { buildAuditSql } from './write.ts'
