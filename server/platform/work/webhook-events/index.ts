export { mergeWebhookEvents } from './merge-events.ts'
export { purgeOldWebhookEvents } from './purge.ts'
export * from './rows.ts'
