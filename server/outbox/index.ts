export { insertOutboxRows, type Occurrence, type OccurrenceData, type OccurrenceType, outboxRows } from './rows.ts'
