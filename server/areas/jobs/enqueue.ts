/**
 * The table `jobs` is the truth about jobs; pg-boss only hands them to workers. A job is sent in the transaction that
 * makes it. Each minute `sendLost` sends the due jobs that pg-boss does not have: those due later, those of a deleted
 * queue, and those made by a previous release. If a job is handed out twice, the lease in its row
 * (lease-queries.ts) lets only the latest worker commit.
 */

import type { Caller } from '../../access/callers/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { bossIn, bossOn, createQueues, type QueueName } from '../../platform/database/boss.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Reader, readerOn, type Statement } from '../../platform/database/prepared.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { Work } from '../../platform/work/work.ts'
import { addToFile } from './files.ts'
import { LEASE_PREFIX, putBackJob } from './lease-queries.ts'
import { insertJob } from './queries.ts'
import type { JobEnd, JobRow, JobType } from './rows.ts'
import { type Lease, runMine } from './running-job.ts'
import { toRecord } from './shape.ts'

export type NewJob = {
  type: JobType
  /** The caller that owns the job, and that it acts for. */
  caller: Caller
  eventId: string | null
  preview: boolean
  parameters: object
  total?: number | null
  file?: UploadedFile | null
  /** Names of the files that it makes; rejects default to a CSV file. */
  files?: JobRow['files']
  /** Default: now. */
  startsAt?: Date
}

/** Inserts a job. Then either `runNow` does it in this transaction, or `sendJob` queues it for a worker. */
export async function makeJob(work: Work, input: NewJob): Promise<JobRow> {
  const { transaction, now, origin } = work
  const { caller, file, startsAt = now } = input
  const id = newId(now)
  const [made_by, made_by_id] = madeBy(caller)
  const [row] = await transaction.run<JobRow>(insertJob, [
    caller.organization.id,
    id,
    input.type,
    input.preview,
    caller.key.mode === 'live',
    input.eventId,
    caller.key.group?.id ?? null,
    made_by,
    made_by_id,
    origin.source,
    origin.client,
    origin.requestId,
    JSON.stringify(input.parameters),
    input.total ?? null,
    JSON.stringify({ ...namedFiles(input.type, id), ...input.files }),
    file?.uploadId ?? null,
    startsAt,
    now,
  ])
  if (!row) throw new Error(`The job ${id} was not inserted.`)
  file?.keep()
  if (file && file.uploadId === null) {
    for await (const bytes of file.chunks()) await addToFile(transaction, row, 'source', bytes)
  }
  work.audit({ action: 'job.created', object: { type: 'job', id }, before: null, after: toRecord(row) })
  return row
}

function madeBy({ key, commanded }: Caller): [JobRow['made_by'], string | null] {
  if (!commanded) return ['key', key.id]
  return commanded.member ? ['member', commanded.member.id] : ['operator', null]
}

function namedFiles(type: string, id: string): JobRow['files'] {
  return {
    result: { name: `${type}-${id}.csv`, type: 'text/csv' },
    rejects: { name: `${type}-${id}-rejects.csv`, type: 'text/csv' },
  }
}

/** The name under which workers are notified of new jobs. */
export const JOBS = 'jobs'

/** All that pg-boss stores of a job; the rest is in its row. */
export type SentData = { organization: string; job: string }

export type Sendable = Pick<JobRow, 'organization_id' | 'id' | 'type' | 'total'>

const SMALL_ROWS = 10_000

/** Depends only on what never changes in a job. For other types, the amount of work is known only later. */
export function queueOf({ type, total }: Pick<Sendable, 'type' | 'total'>): QueueName {
  return COUNTED.includes(type) && total !== null && total <= SMALL_ROWS ? 'small-jobs' : 'large-jobs'
}
const COUNTED = ['import', 'export']

/** Jobs due later are sent shortly before their time: every fetch of pg-boss reads past all deferred entries. */
const SOON_SECONDS = 120

export async function sendJob({ transaction, now, wake }: Work, row: JobRow): Promise<void> {
  const seconds = (row.next_attempt_at.getTime() - now.getTime()) / 1000
  if (seconds > SOON_SECONDS) return
  const boss = bossIn(transaction)
  const queue = queueOf(row)
  // If an operator deleted the queue, `sendLost` creates it and sends the job within a minute.
  if (await boss.getQueue(queue)) await boss.insert(queue, [sendingOf(row, seconds)])
  wake(JOBS)
}

/** Takes a job from its worker, which notices at its next heartbeat, and sends it again after `againAfter` seconds. */
export async function takeBack(transaction: Reader, row: Sendable, againAfter: number | null): Promise<void> {
  const boss = bossIn(transaction)
  const queue = queueOf(row)
  if (!(await boss.getQueue(queue))) return
  for (const { id } of await boss.findJobs(queue, { key: row.id })) await boss.deleteJob(queue, id)
  if (againAfter !== null) await boss.insert(queue, [sendingOf(row, againAfter)])
}

/** Releases a job that its worker continues later, in the row and in pg-boss. */
export function putBack(
  database: Database,
  clock: Clock,
  lease: Lease,
  { seconds, error }: Extract<JobEnd, { status: 'waiting' }>,
): Promise<null> {
  return inTransaction(database, [], async (transaction) => {
    const row = await runMine(transaction, putBackJob, lease, [clock.database(), seconds, error ?? null])
    if (row) await takeBack(transaction, row, seconds)
    return { commit: true, value: null }
  })
}

function sendingOf({ organization_id, id }: Sendable, seconds: number) {
  const data: SentData = { organization: organization_id, job: id }
  return { data, singletonKey: id, group: { id: organization_id }, startAfter: Math.max(0, seconds) }
}

/** A job with a pg-boss lease that pg-boss does not have is lost; other leases last until they time out. $1 the time */
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

/** Sends every due job that pg-boss does not have. */
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
