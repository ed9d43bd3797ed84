export { type AuditActor, type AuditChange, type AuditOrigin, createWorkerOrigin } from './entry.ts'
export { ensureAuditPartitions } from './partitions.ts'
export { toAuditSteps } from './write.ts'
