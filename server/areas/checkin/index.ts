export { clearTestCheckinsAs } from './clear.ts'
export { checkinHandlers } from './handlers.ts'
export { forgetRosterMarks } from './offline/forget-marks.ts'
export { offlineHandlers } from './offline/handlers.ts'
