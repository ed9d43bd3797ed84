export { type OutboxOptions, serveOutbox } from './outbox/outbox-page.ts'
export { readPageFiles } from './page-files.ts'
export { type PagesOptions, servePages } from './serve-pages.ts'
