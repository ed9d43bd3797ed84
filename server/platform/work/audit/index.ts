export { listAuditLog } from '../../../access/audit-log/list.ts'
export type { AuditActor, AuditChange, AuditOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { auditRows, insertAuditRows } from './write.ts'
