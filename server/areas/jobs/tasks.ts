import type { Registry } from 'prom-client'
import { bossOn, QUEUES, type QueueName } from '../../platform/database/boss.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import type { ScheduledTask } from '../../platform/queue/index.ts'
import type { JobTools } from './job-context.ts'
import type { JobKind } from './kind.ts'
import { findOthersWaiting } from './lease-queries.ts'
import { buildJobMetrics } from './metrics.ts'
import { JOBS, queueOf, type SentData, sendLost } from './queues.ts'
import type { JobRow } from './rows.ts'
import { type SentJob, workOn } from './worker.ts'

export type JobTaskOptions = JobTools & {
  kinds: readonly JobKind[]
  registry?: Registry
  /** How long a job may occupy its slot while others wait for one. */
  turnSeconds?: number
  /** How often to look for jobs without a notification. */
  pollingSeconds?: number
}

/** Concurrent jobs per queue and process. */
const PLACES: Record<QueueName, number> = { 'small-jobs': 2, 'large-jobs': 4 }
const TURN_SECONDS = 2
export const POLLING_SECONDS = 4
const MINUTELY = '* * * * *'
export const SUPERVISED = {
  migrate: false,
  supervise: true,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 4,
  maintenanceIntervalSeconds: 3_600,
}

/** The tasks that run the jobs of pg-boss, and that send it the jobs it lacks. */
export function jobTasks(options: JobTaskOptions): ScheduledTask[] {
  const { database, clock, log, pollingSeconds = POLLING_SECONDS } = options
  const stopping = new AbortController()
  const work = buildJobWorker(options, stopping.signal)
  const boss = bossOn(database, SUPERVISED)
  boss.on('error', (error) => log.error({ err: error }, 'the queue of the jobs had a problem'))
  // At most one job of an organization runs per queue and process; the other slots are for other organizations.
  const working = { localGroupConcurrency: 1, heartbeatRefreshSeconds: 4 }
  const workers: string[] = []
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }
  return [
    {
      name: JOBS,
      every: MINUTELY,
      wakeable: true,
      start: async () => {
        await boss.start()
        for (const queue of QUEUES) {
          for (let place = 0; place < PLACES[queue]; place += 1) {
            // Different intervals drift apart: queries at the same instant would delay everybody's requests.
            const pollingIntervalSeconds = pollingSeconds * (1 + workers.length / 20)
            const worker = await boss.work<SentData>(queue, { ...working, pollingIntervalSeconds }, async ([job]) => {
              if (job) await work(queue, job)
              // The slot is free: fetch the next job now.
              wake()
            })
            workers.push(worker)
          }
        }
      },
      run: async () => {
        wake()
        return null
      },
      stop: async () => {
        const idle = QUEUES.map((queue) => boss.offWork(queue, { wait: true }))
        stopping.abort()
        await Promise.all(idle)
        await boss.stop({ graceful: false })
      },
    },
    { name: 'send-jobs', every: MINUTELY, run: () => sendLost(database, clock) },
  ]
}

export function buildJobWorker(options: JobTaskOptions, signal: AbortSignal) {
  const { database, clock, kinds, turnSeconds = TURN_SECONDS } = options
  const byType = new Map<string, JobKind>(kinds.map((kind) => [kind.type, kind]))
  const metrics = options.registry && buildJobMetrics(options.registry, database)
  const atHand: Record<QueueName, number> = { 'small-jobs': 0, 'large-jobs': 0 }

  /** When all slots are taken, a job yields after its turn, so that ten rows never wait for a million. */
  const shouldYield = async (row: JobRow, startedAt: number) => {
    const queue = queueOf(row)
    if (atHand[queue] < PLACES[queue] || performance.now() - startedAt < turnSeconds * 1000) return false
    const values = [row.organization_id, clock.database()]
    const waiting = await readerOn(database).run<Pick<JobRow, 'type' | 'total'>>(findOthersWaiting, values)
    return waiting.some((other) => queueOf(other) === queue)
  }

  const working = { ...options, kindOf: (type: string) => byType.get(type), shouldYield, signal }
  return async (queue: QueueName, job: SentJob): Promise<void> => {
    atHand[queue] += 1
    try {
      const ended = await workOn(working, job)
      if (ended) metrics?.finished(ended)
    } finally {
      atHand[queue] -= 1
    }
  }
}
