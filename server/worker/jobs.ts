import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { ensureSandbox } from '../sandbox/index.ts'
import type { Job } from './worker.ts'

/** Everything that runs in the background. */
export function buildJobs(database: Database, clock: Clock): Job[] {
  return [{ name: 'sandbox-refresh', every: '17 3 * * *', run: () => ensureSandbox(database, clock.now()) }]
}
