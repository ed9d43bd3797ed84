export type { AuditActor, AuditChange, AuditOrigin } from './entry.ts'
export { listAuditLog } from './list.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { auditRows, insertAuditRows } from './write.ts'
