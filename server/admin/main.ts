#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Speeds up the start of later commands.
enableCompileCache()
await import('./run.ts')
