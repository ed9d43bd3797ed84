export { checkinHandlers } from './handlers.ts'
