export { buildReadDashboard, type EventDashboard, type ReadDashboard } from './dashboard.ts'
export { reportHandlers } from './handlers.ts'
