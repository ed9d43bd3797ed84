export { clearTestCheckinsAsMember } from './clear-test-checkins.ts'
export { checkinHandlers } from './handlers.ts'
export { offlineHandlers } from './offline/handlers.ts'
