#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// What was compiled for an earlier command is not compiled again.
enableCompileCache()
await import('./run.ts')
