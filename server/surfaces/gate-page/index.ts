export { serveGatePage } from './serve-gate-page.ts'
