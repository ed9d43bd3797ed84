import type { JobTaskOptions } from '../../areas/jobs/index.ts'
import { type SentData, sendLost } from '../../areas/jobs/queues.ts'
import { buildJobWorker } from '../../areas/jobs/tasks.ts'
import type { Clock } from '../../platform/clock.ts'
import { bossOn, QUEUES } from '../../platform/database/boss.ts'
import type { Database } from '../../platform/database/connect.ts'

const NEVER = new AbortController().signal
const MOST = 20

/** Does the jobs that are due by the clock of the test, until none is or somebody has enough. */
export async function drainJobs(options: JobTaskOptions, signal = NEVER): Promise<void> {
  const work = buildJobWorker(options, signal)
  const boss = bossOn(options.database)
  while (!signal.aborted) {
    // What rests there does so by the clock of the database.
    for (const queue of QUEUES) await boss.deleteQueuedJobs(queue)
    await sendLost(options.database, options.clock)
    const fetched = await Promise.all(
      QUEUES.map(async (queue) => {
        const jobs = await boss.fetch<SentData>(queue, { batchSize: MOST, groupConcurrency: 1 })
        return jobs.map((job) => ({ queue, job }))
      }),
    )
    if (fetched.flat().length === 0) return
    await Promise.all(
      fetched.flat().map(async ({ queue, job }) => {
        await work(queue, { data: job.data, signal: NEVER })
        await boss.complete(queue, job.id)
      }),
    )
  }
}

/** As if the workers that have jobs had been silent for long, and that had been noticed. */
export async function loseWorkers(database: Database, clock: Clock): Promise<void> {
  const boss = bossOn(database)
  for (const queue of QUEUES) await boss.deleteAllJobs(queue)
  await database('jobs').whereNull('finished_at').update({ next_attempt_at: clock.now() })
  await sendLost(database, clock)
}
