import { enqueueDueJobs, type QueuedJobKey } from '../../areas/jobs/enqueue.ts'
import type { JobTaskOptions } from '../../areas/jobs/index.ts'
import { buildJobWorker } from '../../areas/jobs/worker.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildPgBoss, JOB_QUEUES } from '../../platform/database/pg-boss.ts'

const NEVER = new AbortController().signal
const MOST = 20

/** Runs the jobs that are due by the test's clock, until there are none or the signal aborts. */
export async function drainJobs(options: JobTaskOptions, signal = NEVER): Promise<void> {
  const work = buildJobWorker(options, signal)
  const boss = buildPgBoss(options.database)
  while (!signal.aborted) {
    // Their start times use the clock of the database, so they are queued anew.
    for (const queue of JOB_QUEUES) await boss.deleteQueuedJobs(queue)
    await enqueueDueJobs(options.database, options.clock)
    const fetched = await Promise.all(
      JOB_QUEUES.map(async (queue) => {
        const jobs = await boss.fetch<QueuedJobKey>(queue, { batchSize: MOST, groupConcurrency: 1 })
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

/** As if the workers with jobs had stopped sending heartbeats, and that had been noticed. */
export async function simulateLostWorkers(database: Database, clock: Clock): Promise<void> {
  const boss = buildPgBoss(database)
  for (const queue of JOB_QUEUES) await boss.deleteAllJobs(queue)
  await database('jobs').whereNull('finished_at').update({ next_attempt_at: clock.now() })
  await enqueueDueJobs(database, clock)
}
