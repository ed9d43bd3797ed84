export { type OutboxOptions, serveOutbox } from './outbox/outbox-page.ts'
export { type PagesOptions, servePages } from './serve-pages.ts'
export { CACHE_BUT_REVALIDATE, createStaticFile, type StaticFile, sendFile } from './static-files.ts'
