export { markChanges } from './change-marks.ts'
export { peopleHandlers } from './handlers.ts'
