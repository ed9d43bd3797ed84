export { purgeVisitCounts } from './admit-visitor-step.ts'
export { tenantHandlers } from './handlers.ts'
export { createTenantMiddleware } from './tenant-middleware.ts'
