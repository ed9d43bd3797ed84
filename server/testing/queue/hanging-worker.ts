/** A process that begins every parcel it may and never finishes one, until it is killed. */

import { systemClock } from '../../platform/clock.ts'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildLog } from '../../platform/log.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import { buildParcelQueue } from './parcel-queue.ts'

const database = connectDatabase({
  url: process.env.DATABASE_URL ?? '',
  poolSize: 2,
  applicationName: 'hanging worker',
})
const work = ({ id }: { id: string }) => {
  process.send?.(id)
  return new Promise<never>(() => {})
}
setInterval(() => {}, 1_000)
await drainQueue(buildParcelQueue(database, systemClock, { work }), {
  database,
  clock: systemClock,
  log: buildLog('silent'),
})
