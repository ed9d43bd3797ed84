export { tenantHandlers } from './handlers.ts'
export { serveTenants } from './serve.ts'
export { purgeVisits } from './visit.ts'
