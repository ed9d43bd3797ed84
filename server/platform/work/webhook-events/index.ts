export { asLeft } from './as-left.ts'
export { purgeOldWebhookEvents } from './purge.ts'
export {
  AWAITED,
  insertWebhookEvents,
  isAwaited,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookEventData,
  type WebhookEventType,
  webhookEventRow,
  webhookEventRows,
} from './rows.ts'
