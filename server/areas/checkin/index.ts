export { checkinHandlers } from './handlers.ts'
export type { CheckinRow } from './rows.ts'
export { toCheckin } from './shape.ts'
