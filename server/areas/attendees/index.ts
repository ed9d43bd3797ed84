export { type AttendeeChanges, changeAttendee } from './change.ts'
export { markChanges } from './change-marks.ts'
export { attendeeHandlers } from './handlers.ts'
