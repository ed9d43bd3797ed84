export type { AuditActor, AuditChange, AuditOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { createWorkerOrigin } from './worker-origin.ts'
export { insertAuditRowsSql, toAuditRows } from './write.ts'
