export { type AttendeeChanges, changeAttendee } from './change.ts'
export { attendeeHandlers } from './handlers.ts'
export { recordSnapshotXmin } from './record-snapshot-xmin.ts'
