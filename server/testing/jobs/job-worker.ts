/** A process that works on jobs until it is killed. */

import { jobTask } from '../../areas/jobs/task.ts'
import { systemClock } from '../../platform/clock.ts'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildLog } from '../../platform/log.ts'
import { createSignal } from '../../platform/queue/signal.ts'
import { countingKind } from './counting-kind.ts'

const database = connectDatabase({ url: process.env.DATABASE_URL ?? '', poolSize: 4, applicationName: 'job worker' })
const options = {
  database,
  clock: systemClock,
  log: buildLog('silent'),
  kinds: [countingKind as never],
  lookSeconds: 1,
}
const task = jobTask(options)
const { signal } = new AbortController()
for (;;) {
  await task.run({ signal, wakeSignal: createSignal() })
  await new Promise((resolve) => setTimeout(resolve, 50))
}
