export { type AttendeeChanges, changeAttendeeInBook } from './change.ts'
export { attendeeHandlers } from './handlers.ts'
