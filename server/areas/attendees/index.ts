export { markChanges } from './change-marks.ts'
export { type Heading, PERSON_HEADINGS, TOLD_HEADINGS, toldAmong } from './file-headings.ts'
export { attendeeHandlers } from './handlers.ts'
