import type { Registry } from 'prom-client'
import { readerOn } from '../../platform/database/prepared.ts'
import { type Queue, type QueueRow, queueTask, type ScheduledTask } from '../../platform/queue/index.ts'
import type { JobTools } from './desk.ts'
import type { JobKind } from './kind.ts'
import { othersWait } from './lease-queries.ts'
import { buildJobMetrics } from './metrics.ts'
import { LEASE_SECONDS } from './queries.ts'
import { JOBS } from './wakes.ts'
import { workOn } from './worker.ts'

export type JobTaskOptions = JobTools & {
  kinds: readonly JobKind[]
  registry?: Registry
  /** How many jobs a process works on at the same time. */
  places?: number
  /** For how long a job may have its place while others wait for one. */
  turnSeconds?: number
  /** How often is looked for what other processes have left, also while there is something at hand. */
  lookSeconds?: number
  heartbeatSeconds?: number
}

const PLACES = 4
const TURN_SECONDS = 2
const LOOK_SECONDS = 5

/** Works on the jobs, whenever one is made, a worker is lost with one, or one is due again. */
export function jobTask(options: JobTaskOptions): ScheduledTask {
  const {
    database,
    clock,
    log,
    kinds,
    places = PLACES,
    turnSeconds = TURN_SECONDS,
    lookSeconds = LOOK_SECONDS,
  } = options
  const byType = new Map<string, JobKind>(kinds.map((kind) => [kind.type, kind]))
  const metrics = options.registry && buildJobMetrics(options.registry, database)
  let stopping = new AbortController().signal
  let atHand = 0

  /** Those who have a place let others have a turn, so that ten rows never wait for a million. */
  const shouldYield = async ({ organization_id }: { organization_id: string }, startedAt: number) => {
    if (atHand < places || performance.now() - startedAt < turnSeconds * 1000) return false
    const [found] = await readerOn(database).run<{ waiting: boolean }>(othersWait, [organization_id, clock.database()])
    return found?.waiting ?? false
  }

  const working = { ...options, kindOf: (type: string) => byType.get(type), shouldYield }
  const queue: Queue<QueueRow> = {
    name: JOBS,
    table: 'jobs',
    waiting: 'finished_at is null',
    givenUp: { set: 'last_error = last_error' },
    leaseSeconds: LEASE_SECONDS,
    retrySeconds: [],
    lostAttempts: 'forgive',
    concurrency: places,
    perOrganization: Math.max(1, Math.floor(places / 2)),
    manualAck: true,
    work: async (row) => {
      atHand += 1
      try {
        const worked = await workOn({ ...working, signal: stopping }, row)
        if (worked.result === 'finished') metrics?.finished(worked.row)
      } finally {
        atHand -= 1
      }
      return { result: 'done' }
    },
  }
  const task = queueTask(queue, { database, clock, log })
  return {
    ...task,
    run: async (context) => {
      stopping = context.signal
      // What another process was lost with is due while there is something at hand here, and nobody wakes us for it.
      const look = setInterval(() => context.wakeSignal.ring(), lookSeconds * 1000)
      try {
        return await task.run(context)
      } finally {
        clearInterval(look)
      }
    },
  }
}
