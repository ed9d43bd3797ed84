export { dayIds, typeIds } from '../references.ts'
export { scopeOf } from '../scope.ts'
export { structureHandlers } from './handlers.ts'
export { moveDaysToTimezone } from './update.ts'
