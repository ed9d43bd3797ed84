export type { AuditActor, AuditChange, AuditOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { workerOrigin } from './worker-origin.ts'
export { auditRows, insertAuditRows } from './write.ts'
