export { moveDaysToTimezone } from './days.ts'
export { structureHandlers } from './handlers.ts'
