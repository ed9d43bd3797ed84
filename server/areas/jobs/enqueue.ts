/**
 * The table `jobs` is the truth about jobs; pg-boss only hands them to workers. A job is sent in the transaction that
 * makes it. Each minute `enqueueDueJobs` sends all due jobs, and pg-boss drops those that it has. So jobs that became
 * due and those of a deleted queue reach a worker. If a job is handed out twice, the lease in its row (lease-queries.ts) lets only the latest worker commit.
 */

import type { Caller } from '../../access/callers/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import * as pgBoss from '../../platform/database/pg-boss.ts'
import { buildReader, type Reader, sql } from '../../platform/database/prepared.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { Work } from '../../platform/work/work.ts'
import { appendToJobFile } from './files.ts'
import { releaseJobSql } from './lease-queries.ts'
import { insertJobSql } from './queries.ts'
import { type JobEnd, type JobFileMediaType, type JobRow, type JobType, XLSX_MEDIA_TYPE } from './rows.ts'
import { type JobLease, runWithJobLease } from './running-job.ts'
import { toJobView } from './shape.ts'

export type NewJob = {
  type: JobType
  /** The caller that owns the job, and that it acts for. */
  caller: Caller
  eventId: string | null
  preview: boolean
  parameters: object
  total?: number | null
  file?: UploadedFile | null
  /** Names of the files that it makes; rejects default to a file of `rejectsType`. */
  files?: JobRow['files']
  /** Default: CSV. */
  rejectsType?: JobFileMediaType
  /** Default: now. */
  startsAt?: Date
}

/** Inserts a job. Then either `runJobNow` does it in this transaction, or `enqueueJob` queues it for a worker. */
export async function insertJob(work: Work, input: NewJob): Promise<JobRow> {
  const { transaction, now, origin } = work
  const { caller, file, startsAt = now } = input
  const id = newId(now)
  const [made_by, made_by_id] = madeBy(caller)
  const [row] = await transaction.run<JobRow>(insertJobSql, [
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
    JSON.stringify({ ...namedFiles(input, id), ...input.files }),
    file?.uploadId ?? null,
    startsAt,
    now,
  ])
  if (!row) throw new Error(`The job ${id} was not inserted.`)
  file?.keep()
  if (file && file.uploadId === null) {
    for await (const bytes of file.chunks()) await appendToJobFile(transaction, row, 'source', bytes)
  }
  work.audit({ action: 'job.created', object: { type: 'job', id }, before: null, after: toJobView(row) })
  return row
}

function madeBy({ key, commanded }: Caller): [JobRow['made_by'], string | null] {
  if (!commanded) return ['key', key.id]
  return commanded.member ? ['member', commanded.member.id] : ['operator', null]
}

function namedFiles({ type, rejectsType = 'text/csv' }: NewJob, id: string): JobRow['files'] {
  const extension = rejectsType === XLSX_MEDIA_TYPE ? 'xlsx' : 'csv'
  return {
    result: { name: `${type}-${id}.csv`, type: 'text/csv' },
    rejects: { name: `${type}-${id}-rejects.${extension}`, type: rejectsType },
  }
}

export const JOBS_TASK_NAME = 'jobs'

/** All that pg-boss stores of a job; the rest is in its row. */
export type QueuedJobKey = { organization: string; job: string }

export type JobSize = Pick<JobRow, 'type' | 'total'>
type EnqueueableJob = Pick<JobRow, 'organization_id' | 'id'> & JobSize

const SMALL_ROWS = 10_000

/** Depends only on what never changes in a job. For other types, the amount of work is known only later. */
export const chooseJobQueue = ({ type, total }: JobSize): pgBoss.JobQueueName =>
  COUNTED.includes(type) && total !== null && total <= SMALL_ROWS ? 'small-jobs' : 'large-jobs'
const COUNTED = ['import', 'export']

/** Jobs due later are sent shortly before their time: every fetch of pg-boss reads past all deferred entries. */
const SOON_SECONDS = 120

export async function enqueueJob({ transaction, now, wake }: Work, row: JobRow): Promise<void> {
  const seconds = (row.next_attempt_at.getTime() - now.getTime()) / 1000
  if (seconds > SOON_SECONDS) return
  const boss = pgBoss.buildPgBossInTransaction(transaction)
  const queue = chooseJobQueue(row)
  // If an operator deleted the queue, `enqueueDueJobs` creates it and sends the job within a minute.
  if (await boss.getQueue(queue)) await boss.insert(queue, [sendingOf(row, seconds)])
  wake(JOBS_TASK_NAME)
}

/** Takes a job from its worker, which notices at its next heartbeat, and sends it again after `againAfter` seconds. */
export async function removeOrRequeueJob(transaction: Reader, row: EnqueueableJob, againAfter: number | null) {
  const boss = pgBoss.buildPgBossInTransaction(transaction)
  const queue = chooseJobQueue(row)
  if (!(await boss.getQueue(queue))) return
  for (const { id } of await boss.findJobs(queue, { key: row.id })) await boss.deleteJob(queue, id)
  if (againAfter !== null) await boss.insert(queue, [sendingOf(row, againAfter)])
}

/** Releases a job that its worker continues later, in the row and in pg-boss. */
export function releaseAndRequeueJob(
  database: Database,
  clock: Clock,
  lease: JobLease,
  { seconds, error }: Extract<JobEnd, { status: 'waiting' }>,
): Promise<null> {
  return inTransaction(database, [], async (transaction) => {
    const row = await runWithJobLease(transaction, releaseJobSql, lease, [clock.database(), seconds, error ?? null])
    if (row) await removeOrRequeueJob(transaction, row, seconds)
    return { commit: true, value: null }
  })
}

function sendingOf({ organization_id, id }: EnqueueableJob, seconds: number) {
  const data: QueuedJobKey = { organization: organization_id, job: id }
  return { data, singletonKey: id, group: { id: organization_id }, startAfter: Math.max(0, seconds) }
}

/** Those at work too: one that pg-boss does not have is lost. $1 the time */
const findDueSql = sql('find-due-jobs')`
select organization_id, id, type, total,
  extract(epoch from next_attempt_at - coalesce($1::timestamptz, now()))::float8 as seconds
from jobs
where finished_at is null and next_attempt_at <= coalesce($1::timestamptz, now()) + interval '${SOON_SECONDS} seconds'
order by next_attempt_at`

export async function enqueueDueJobs(database: Database, clock: Clock): Promise<null> {
  const due = await buildReader(database).run<EnqueueableJob & { seconds: number }>(findDueSql, [clock.database()])
  if (due.length === 0) return null
  const boss = pgBoss.buildPgBoss(database)
  await pgBoss.createJobQueues(boss)
  for (const [queue, rows] of Map.groupBy(due, chooseJobQueue)) {
    const sendings = rows.map((row) => sendingOf(row, row.seconds))
    await boss.insert(queue, sendings)
  }
  return null
}
