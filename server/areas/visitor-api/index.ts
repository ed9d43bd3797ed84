export { countVisit, purgeVisitCounts } from './admit-visitor-step.ts'
export { publicEventHandlers } from './handlers.ts'
export { createTenantMiddleware } from './tenant-middleware.ts'
