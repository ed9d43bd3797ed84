import { enableCompileCache } from 'node:module'

// What was compiled for an earlier start is not compiled again.
enableCompileCache()
await import('./composition/start.ts')
