import { enableCompileCache } from 'node:module'

// Reuses code that an earlier start compiled.
enableCompileCache()
await import('./composition/start.ts')
