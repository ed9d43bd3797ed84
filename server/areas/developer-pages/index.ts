export { type OutboxOptions, serveOutbox } from './outbox/outbox-page.ts'
export { type PagesOptions, servePages } from './serve-pages.ts'
