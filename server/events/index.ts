export { type ChangeRefusal, changeableEvent, visibleEvent } from './find.ts'
export { eventHandlers } from './handlers.ts'
export type { EventRow } from './queries.ts'
