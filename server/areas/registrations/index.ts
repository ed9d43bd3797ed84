export { expireUnpaid, serveWaitlists } from './background.ts'
export { registrationHandlers } from './handlers.ts'
