export { expireUnpaid } from './expire.ts'
export { registrationHandlers } from './handlers.ts'
export { serveWaitlists } from './serve-waitlists.ts'
