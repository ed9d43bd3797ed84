export { expireUnpaid, promoteWaitlists } from './background.ts'
export { registrationHandlers } from './handlers.ts'
