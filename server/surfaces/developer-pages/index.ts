export { serveOutbox } from './outbox/outbox-page.ts'
export { readPageFiles } from './page-files.ts'
export { servePages } from './serve-pages.ts'
