export { ensureChangeOrder } from './change-order.ts'
export { peopleHandlers } from './handlers.ts'
export { type OpenedPerson, openPerson, refuseEnded } from './open.ts'
export { visiblePerson } from './read.ts'
