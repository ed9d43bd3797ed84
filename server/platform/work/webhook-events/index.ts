export { forgetOldWebhookEvents } from './forget.ts'
export {
  insertWebhookEvents,
  type WebhookEvent,
  type WebhookEventData,
  type WebhookEventType,
  webhookEventRows,
} from './rows.ts'
