import type { PgBoss } from 'pg-boss'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Reader, readerOn, type Statement } from '../../platform/database/prepared.ts'
import { bossIn, bossOn } from '../../platform/queue/index.ts'
import type { Work } from '../../platform/work/work.ts'
import { LEASE_PREFIX } from './lease-queries.ts'
import type { JobRow } from './rows.ts'

/** What wakes those who do jobs. */
export const JOBS = 'jobs'

/** Those with few rows never wait for those with many. */
export const QUEUES = ['small-jobs', 'large-jobs'] as const
export type JobQueue = (typeof QUEUES)[number]

/** What pg-boss has of a job; everything else is in its row. */
export type SentData = { organization: string; job: string }

export type Sendable = Pick<JobRow, 'organization_id' | 'id' | 'type' | 'total'>

const SMALL_ROWS = 10_000

/** By what never changes of a job. How much there is to do for those of other types is known only later. */
export function queueOf({ type, total }: Pick<Sendable, 'type' | 'total'>): JobQueue {
  return COUNTED.includes(type) && total !== null && total <= SMALL_ROWS ? 'small-jobs' : 'large-jobs'
}
const COUNTED = ['import', 'export']

/**
 * Of a job one is in the queue at most, whether it waits or is worked on. A worker that says nothing for 15 seconds is lost, which the others
 * look for every 5 (`SUPERVISED`), so that its jobs go on within 30. How often a job is tried is counted in its row.
 */
const SETTINGS = {
  ...{ heartbeatSeconds: 15, expireInSeconds: 86_400, retryLimit: 1_000_000, retryDelay: 0 },
  deleteAfterSeconds: 3_600,
}
export const HEARTBEAT_SECONDS = 4
export const SUPERVISED = {
  ...{ migrate: false, supervise: true, superviseIntervalSeconds: 5, monitorIntervalSeconds: 4 },
  maintenanceIntervalSeconds: 3_600,
}

/** Makes the queues. Part of every migration: whoever makes or does jobs finds them there. */
export async function makeJobQueues(database: Database): Promise<void> {
  const boss = bossOn(database)
  await boss.start()
  try {
    await createQueues(boss)
    for (const queue of QUEUES) await boss.updateQueue(queue, SETTINGS)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  for (const queue of QUEUES) await boss.createQueue(queue, { policy: 'exclusive', ...SETTINGS })
}

/** What is due later is sent when its time has nearly come: pg-boss reads past everything that is deferred, each time. */
const SOON_SECONDS = 120

/** Sends a job to the workers with the transaction that made it. */
export async function sendJob({ transaction, now, wake }: Work, row: JobRow): Promise<void> {
  const seconds = (row.next_attempt_at.getTime() - now.getTime()) / 1000
  if (seconds > SOON_SECONDS) return
  const boss = bossIn(transaction)
  const queue = queueOf(row)
  // Where somebody has deleted it, it is made and the job sent within a minute.
  if (await boss.getQueue(queue)) await boss.insert(queue, [sendingOf(row, seconds)])
  wake(JOBS)
}

/** Takes a job from whoever has it, which they hear of with their next heartbeat, and sends it anew where it is to go on after some time. */
export async function takeBack(transaction: Reader, row: Sendable, againAfter: number | null): Promise<void> {
  const boss = bossIn(transaction)
  const queue = queueOf(row)
  if (!(await boss.getQueue(queue))) return
  for (const { id } of await boss.findJobs(queue, { key: row.id })) await boss.deleteJob(queue, id)
  if (againAfter !== null) await boss.insert(queue, [sendingOf(row, againAfter)])
}

function sendingOf({ organization_id, id }: Sendable, seconds: number) {
  const data: SentData = { organization: organization_id, job: id }
  return { data, singletonKey: id, group: { id: organization_id }, startAfter: Math.max(0, seconds) }
}

/** Who goes by pg-boss has lost a job that is not there; others have it until their time is up. $1 the time */
const findDue: Statement = {
  name: 'find-due-jobs',
  text: `
select organization_id, id, type, total,
  case when lease like '${LEASE_PREFIX}%' then 0
    else extract(epoch from next_attempt_at - coalesce($1::timestamptz, now())) end::float8 as seconds
from jobs
where finished_at is null and next_attempt_at <= coalesce($1::timestamptz, now()) + interval '${SOON_SECONDS} seconds'
order by next_attempt_at`,
}

/** Sends every job that is due and that pg-boss does not have, for whatever reason. */
export async function sendLost(database: Database, clock: Clock): Promise<null> {
  const due = await readerOn(database).run<Sendable & { seconds: number }>(findDue, [clock.database()])
  if (due.length === 0) return null
  const boss = bossOn(database)
  await createQueues(boss)
  for (const [queue, rows] of Map.groupBy(due, queueOf)) {
    await boss.insert(
      queue,
      rows.map((row) => sendingOf(row, row.seconds)),
    )
  }
  return null
}
