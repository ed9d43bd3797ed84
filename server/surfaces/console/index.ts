export { serveConsole } from './serve-console.ts'
export type { ConsoleOptions } from './visit.ts'
