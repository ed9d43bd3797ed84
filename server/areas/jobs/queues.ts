import type { Clock } from '../../platform/clock.ts'
import { bossIn, bossOn, createQueues, type QueueName } from '../../platform/database/boss.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Reader, readerOn, type Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { LEASE_PREFIX } from './lease-queries.ts'
import type { JobRow } from './rows.ts'

/** What wakes those who do jobs. */
export const JOBS = 'jobs'

/** What pg-boss has of a job; everything else is in its row. */
export type SentData = { organization: string; job: string }

export type Sendable = Pick<JobRow, 'organization_id' | 'id' | 'type' | 'total'>

const SMALL_ROWS = 10_000

/** By what never changes of a job. How much there is to do for those of other types is known only later. */
export function queueOf({ type, total }: Pick<Sendable, 'type' | 'total'>): QueueName {
  return COUNTED.includes(type) && total !== null && total <= SMALL_ROWS ? 'small-jobs' : 'large-jobs'
}
const COUNTED = ['import', 'export']

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
