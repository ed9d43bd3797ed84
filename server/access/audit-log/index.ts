export { buildCheckinAuditInsert } from './checkin-entries.ts'
export { listAuditLogHandler } from './list.ts'
