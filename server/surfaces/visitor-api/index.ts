export { publicEventHandlers } from './handlers.ts'
export { buildTenantMiddleware } from './tenant-middleware.ts'
