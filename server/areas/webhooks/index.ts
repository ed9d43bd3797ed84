export type { DeliveryTiming } from './deliveries/deliver.ts'
export { buildSendDelivery, type SendDelivery } from './deliveries/send.ts'
export { buildDeliveryTasks } from './deliveries/tasks.ts'
export {
  parseDeliveryStatus,
  parseEndpointChanges,
  parseNewEndpoint,
  parseSampleType,
  toHookAdmin,
} from './endpoints/as-member.ts'
export { finishBacklogs } from './endpoints/backlog.ts'
export {
  createEndpoint,
  deleteEndpoint,
  FORMER_SECRET_HOURS,
  rotateSecret,
  updateEndpoint,
  type WebhookTools,
} from './endpoints/change.ts'
export { buildCheckUrl, type CheckUrl, type EndpointTools } from './endpoints/check-url.ts'
export { replayDelivery, showDeliveries, showDelivery } from './endpoints/deliveries.ts'
export { listEndpoints, showEndpoint as visibleEndpoint } from './endpoints/find.ts'
export { enableEndpoint, pauseEndpoint, syncPausesToPlan } from './endpoints/pausing.ts'
export { sendSample, webhookEventTypes } from './endpoints/send-test.ts'
export { type WebhookEndpoint, webhookSecretColumns } from './endpoints/shape.ts'
export { webhookHandlers } from './handlers.ts'
export { WEBHOOK_BACKLOG_TASK } from './task-names.ts'
