export { type OutboxOptions, serveOutbox } from './outbox/outbox-page.ts'
export { type PageOptions, servePages } from './serve-pages.ts'
