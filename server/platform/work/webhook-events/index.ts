export { forgetOldOccurrences } from './forget.ts'
export { insertOutboxRows, type Occurrence, type OccurrenceData, type OccurrenceType, outboxRows } from './rows.ts'
