export { type AttendeeChanges, changeAttendee } from './change.ts'
export { recordSnapshotXmin } from './change-marks.ts'
export { attendeeHandlers } from './handlers.ts'
