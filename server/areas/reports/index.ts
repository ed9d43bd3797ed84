export { buildDashboards, type Dashboard, type ReadDashboard } from './dashboard.ts'
export { reportHandlers } from './handlers.ts'
