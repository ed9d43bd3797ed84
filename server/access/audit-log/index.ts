export { keepCheckinEntries } from './checkin-entries.ts'
export { listAuditLog } from './list.ts'
