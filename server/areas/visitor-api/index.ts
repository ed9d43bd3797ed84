export { purgeVisitCounts } from './admit.ts'
export { tenantHandlers } from './handlers.ts'
export { createTenantMiddleware } from './serve.ts'
