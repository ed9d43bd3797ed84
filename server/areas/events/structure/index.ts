export { moveDaysToTimezone } from './days.ts'
export { structureHandlers } from './handlers.ts'
export { placeOf } from './place.ts'
export { dayIds, typeIds } from './references.ts'
