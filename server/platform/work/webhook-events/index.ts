export { mergeWebhookEvents } from './merge-events.ts'
export { purgeOldWebhookEvents } from './purge.ts'
export {
  buildRaiseCtes,
  HAS_RECIPIENTS_SQL,
  hasRecipients,
  toWebhookEventRow,
  toWebhookEventRows,
  WEBHOOK_EVENTS_TASK,
  type WebhookEvent,
  type WebhookEventData,
  type WebhookEventType,
} from './rows.ts'
