export { markChanges } from './change-marks.ts'
export { attendeeHandlers } from './handlers.ts'
