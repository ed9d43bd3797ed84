export { tenantHandlers } from './handlers.ts'
export { serveTenants } from './serve.ts'
export { forgetVisits } from './visit.ts'
