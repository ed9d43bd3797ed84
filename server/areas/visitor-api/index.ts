export { purgeVisits } from './admit.ts'
export { tenantHandlers } from './handlers.ts'
export { serveTenants } from './serve.ts'
