export { ensureChangeOrder } from './change-order.ts'
export { peopleHandlers } from './handlers.ts'
