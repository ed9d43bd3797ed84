/**
 * A worker takes the lease of a job (lease-queries.ts) and works in chunks. Each chunk is one transaction that locks
 * the row, checks that the lease is still its own, and stores the state to resume from with the changes. A worker that
 * crashes, is cancelled or loses its lease therefore loses at most one chunk, and no chunk is applied twice.
 */

import { randomUUID } from 'node:crypto'
import type { Registry } from 'prom-client'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { buildPgBoss, JOB_QUEUES, type JobQueueName } from '../../platform/database/pg-boss.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { isStatementTimeout, isTransientError } from '../../platform/database/transient-errors.ts'
import { toTruncatedStorableText } from '../../platform/formats/storable-text.ts'
import type { ScheduledTask } from '../../platform/queue/index.ts'
import * as enqueue from './enqueue.ts'
import { findWaitingJobsOfOtherOrganizationsSql, finishJobSql, leaseJobSql } from './lease-queries.ts'
import { buildJobMetrics } from './metrics.ts'
import { type JobEnd, type JobRow, toFailedJobEnd } from './rows.ts'
import * as runningJob from './running-job.ts'

export type JobTaskOptions = runningJob.JobTools & {
  kinds: readonly runningJob.JobKind[]
  registry?: Registry
  /** How long a job may occupy its slot while others wait for one. */
  turnSeconds?: number
  /** How often to look for jobs without a notification. */
  pollingSeconds?: number
}

/** Concurrent jobs per queue and process. */
const PLACES: Record<JobQueueName, number> = { 'small-jobs': 2, 'large-jobs': 4 }
const TURN_SECONDS = 2
export const JOB_POLLING_SECONDS = 4
const MINUTELY = '* * * * *'
export const PG_BOSS_OPTIONS = {
  migrate: false,
  supervise: true,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 4,
  maintenanceIntervalSeconds: 3_600,
}

export function buildJobTasks(options: JobTaskOptions): ScheduledTask[] {
  const { database, clock, log, pollingSeconds = JOB_POLLING_SECONDS } = options
  const stopping = new AbortController()
  const work = buildJobWorker(options, stopping.signal)
  const boss = buildPgBoss(database, PG_BOSS_OPTIONS)
  boss.on('error', (error) => log.error({ err: error }, 'the queue of the jobs had a problem'))
  // At most one job of an organization runs per queue and process; the other slots are for other organizations.
  const working = { localGroupConcurrency: 1, heartbeatRefreshSeconds: 4 }
  const workers: string[] = []
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }
  return [
    {
      name: enqueue.JOBS_TASK_NAME,
      every: MINUTELY,
      wakeable: true,
      start: async () => {
        await boss.start()
        for (const queue of JOB_QUEUES) {
          for (let place = 0; place < PLACES[queue]; place += 1) {
            // Different intervals drift apart: queries at the same instant would delay everybody's requests.
            const pollingIntervalSeconds = pollingSeconds * (1 + workers.length / 20)
            const worker = await boss.work<enqueue.QueuedJobKey>(
              queue,
              { ...working, pollingIntervalSeconds },
              async ([job]) => {
                if (job) await work(queue, job)
                // The slot is free: fetch the next job now.
                wake()
              },
            )
            workers.push(worker)
          }
        }
      },
      run: async () => {
        wake()
        return null
      },
      stop: async () => {
        const idle = JOB_QUEUES.map((queue) => boss.offWork(queue, { wait: true }))
        stopping.abort()
        await Promise.all(idle)
        await boss.stop({ graceful: false })
      },
    },
    { name: 'send-jobs', every: MINUTELY, run: () => enqueue.enqueueDueJobs(database, clock) },
  ]
}

export function buildJobWorker(options: JobTaskOptions, signal: AbortSignal) {
  const { database, clock, kinds, turnSeconds = TURN_SECONDS } = options
  const byType = new Map<string, runningJob.JobKind>(kinds.map((kind) => [kind.type, kind]))
  const metrics = options.registry && buildJobMetrics(options.registry, database)
  const atHand: Record<JobQueueName, number> = { 'small-jobs': 0, 'large-jobs': 0 }

  /** When all slots are taken, a job yields after its turn, so that ten rows never wait for a million. */
  const shouldYield = async (row: JobRow, startedAt: number) => {
    const queue = enqueue.chooseJobQueue(row)
    if (atHand[queue] < PLACES[queue] || performance.now() - startedAt < turnSeconds * 1000) return false
    const values = [row.organization_id, clock.database()]
    const waiting = await buildReader(database).run<enqueue.JobSize>(findWaitingJobsOfOtherOrganizationsSql, values)
    return waiting.some((other) => enqueue.chooseJobQueue(other) === queue)
  }

  const working = { ...options, byType, shouldYield, signal }
  return async (queue: JobQueueName, job: QueuedJob): Promise<void> => {
    atHand[queue] += 1
    try {
      const ended = await runQueuedJob(working, job)
      if (ended) metrics?.finished(ended)
    } finally {
      atHand[queue] -= 1
    }
  }
}

/** Delay before each retry; the failure after the last one is final. */
const RETRY_SECONDS = [5, 30, 120] as const
/** How many workers may be lost with a job that makes no progress. */
const MAX_BEGUN = 30
const MAX_ERROR_LENGTH = 500
/** Wait until a release that knows the kind is running. */
const UNKNOWN_KIND_SECONDS = 60

const INTERNAL = {
  code: 'internal',
  message:
    'Something went wrong on our side; what was done until then stays. Quote the id of the job when you report it.',
}

type QueuedJob = {
  data: enqueue.QueuedJobKey
  /** Aborted when pg-boss takes the job from this worker. */
  signal: AbortSignal
}

/** Works on a job from its stored state. Returns its row if it ended, else null. */
async function runQueuedJob(options: runningJob.JobRunOptions, { data, signal }: QueuedJob): Promise<JobRow | null> {
  const { database, clock } = options
  const reader = buildReader(database)
  const lease = { organization_id: data.organization, id: data.job, lease: randomUUID() }
  const row = await runningJob.runWithJobLease(reader, leaseJobSql, lease, [clock.database()])
  // The job has ended.
  if (!row) return null
  const end = await attempt(options, lease, row, signal)
  if (end === null) return null
  if (end.status === 'waiting') return enqueue.releaseAndRequeueJob(database, clock, lease, end)
  const error = end.status === 'failed' ? JSON.stringify(end.error) : null
  return (await runningJob.runWithJobLease(reader, finishJobSql, lease, [clock.database(), end.status, error])) ?? null
}

/** Null when the job belongs to another worker now. */
async function attempt(
  options: runningJob.JobRunOptions,
  lease: runningJob.JobLease,
  row: JobRow,
  taken: AbortSignal,
): Promise<JobEnd | null> {
  const { database, clock, log, signal: stopping } = options
  const kind = options.byType.get(row.type)
  if (!kind) return { status: 'waiting', seconds: UNKNOWN_KIND_SECONDS }
  if (row.begun > MAX_BEGUN) return { status: 'failed', error: INTERNAL }
  const caller = await runningJob.resolveJobCaller(buildReader(database), kind, row, clock.database())
  if (isRefusal(caller)) return toFailedJobEnd(caller)
  const current: runningJob.RunningJobState = { row, caller, refusal: null }
  try {
    return await kind.work(runningJob.newRunningJob(options, lease, kind, current, AbortSignal.any([taken, stopping])))
  } catch (error) {
    if (current.refusal) return toFailedJobEnd(current.refusal)
    if (error instanceof runningJob.JobYieldedError || stopping.aborted) return { status: 'waiting', seconds: 0 }
    if (error instanceof runningJob.JobLeaseLostError || taken.aborted) return null
    const { attempts } = current.row
    const known = { job: row.id, organization: row.organization_id, type: row.type, attempt: attempts + 1 }
    log.error({ ...known, err: error }, 'a job failed')
    // A statement timeout is likely to recur, so it counts as a failure; otherwise it would be retried forever.
    if (isTransientError(error) && !isStatementTimeout(error)) return { status: 'waiting', seconds: RETRY_SECONDS[0] }
    const seconds = RETRY_SECONDS[attempts]
    if (seconds === undefined) return { status: 'failed', error: INTERNAL }
    const message = error instanceof Error ? error.message : String(error)
    return { status: 'waiting', seconds, error: toTruncatedStorableText(message, MAX_ERROR_LENGTH) }
  }
}
