export { publicEventHandlers } from './handlers.ts'
export { createTenantMiddleware } from './tenant-middleware.ts'
