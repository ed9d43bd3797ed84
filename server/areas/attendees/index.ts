export { type AttendeeChanges, changeAttendeeInBook } from './change.ts'
export { attendeeHandlers } from './handlers.ts'
export { recordSnapshotXmin } from './record-snapshot-xmin.ts'
