export { asLeft } from './as-left.ts'
export { forgetOldWebhookEvents } from './forget.ts'
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
