export { serveOutbox } from './outbox/outbox-page.ts'
export { readPageFiles } from './page-files.ts'
export { serveDeveloperPages } from './serve-pages.ts'
