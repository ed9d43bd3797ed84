export { mergeEvents } from './merge-events.ts'
export { purgeOldWebhookEvents } from './purge.ts'
export {
  HAS_RECIPIENTS,
  hasRecipients,
  insertWebhookEvents,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookEventData,
  type WebhookEventType,
  webhookEventRow,
  webhookEventRows,
} from './rows.ts'
