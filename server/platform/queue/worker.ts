import { PgBoss } from 'pg-boss'
import type { Logger } from '../log.ts'

/** A kind of background work. `every` is a cron expression in UTC for work that comes back by itself. */
export type Job = { name: string; every?: string; run: (signal: AbortSignal) => Promise<void> }

export type Worker = {
  /** Takes no new work, and lets what runs finish within the grace. */
  stop(graceSeconds: number): Promise<void>
  /** Asks for one run of a job, now. */
  wake(name: string): Promise<void>
}

export type WorkerOptions = { databaseUrl: string; jobs: Job[]; log: Logger; pollingSeconds?: number }

const CONNECTIONS = 3

export async function startWorker({ databaseUrl, jobs, log, pollingSeconds = 2 }: WorkerOptions): Promise<Worker> {
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'postern worker', max: CONNECTIONS })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had a problem'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'standard', retryLimit: 3, retryBackoff: true })
    if (job.every) await boss.schedule(job.name, job.every, null, { tz: 'UTC' })
    await boss.work(job.name, { pollingIntervalSeconds: pollingSeconds }, async ([taken]) => {
      const started = Date.now()
      try {
        await job.run(taken?.signal ?? new AbortController().signal)
        log.info({ job: job.name, duration_ms: Date.now() - started }, 'job done')
      } catch (error) {
        log.error({ job: job.name, err: error }, 'job failed')
        throw error
      }
    })
  }
  return {
    stop: (graceSeconds) => boss.stop({ graceful: true, close: true, timeout: graceSeconds * 1000 }),
    wake: async (name) => {
      await boss.send(name)
    },
  }
}
