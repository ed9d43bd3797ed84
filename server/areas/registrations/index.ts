export { expireUnpaid, promoteWaitlisted } from './background.ts'
export { registrationHandlers } from './handlers.ts'
