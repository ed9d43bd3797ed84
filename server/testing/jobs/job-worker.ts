/** A process that works on jobs until it is killed. */

import { buildJobTasks } from '../../areas/jobs/worker.ts'
import { systemClock } from '../../platform/clock.ts'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildLog } from '../../platform/log.ts'
import { countingJobKind } from './counting-job-kind.ts'

const database = connectDatabase({ url: process.env.DATABASE_URL ?? '', poolSize: 4, applicationName: 'job worker' })
const tools = { database, clock: systemClock, log: buildLog('silent') }
const [jobs] = buildJobTasks({ ...tools, kinds: [countingJobKind as never], pollingSeconds: 0.5 })
await jobs?.start?.()
