import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./composition/start.ts')
