/**
 * A worker takes the lease of a job (lease-queries.ts) and works in chunks. Each chunk is one transaction that locks
 * the row, checks that the lease is still its own, and stores the state to resume from with the changes. A worker that
 * crashes, is cancelled or loses its lease therefore loses at most one chunk, and no chunk is applied twice.
 */

import { actorOf, type Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { isStatementTimeout, isTransient } from '../../platform/database/is-transient.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { cleanTruncated } from '../../platform/formats/clean-text.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { readParts } from './files.ts'
import { resolveJobCaller } from './job-caller.ts'
import type { WorkingOptions } from './job-context.ts'
import type { JobKind, JobStep, RunningJob } from './kind.ts'
import { discardPlans, finishJob, lockJob, newLease, putBackJob, takeJob } from './lease-queries.ts'
import { type SentData, takeBack } from './queues.ts'
import { failedWith, type JobEnd, type JobRow } from './rows.ts'
import { JobLost, keepStep, type Lease, runMine } from './step.ts'

/** Delay before each retry; the failure after the last one is final. */
const RETRY_SECONDS = [5, 30, 120] as const
/** How many workers may be lost with a job that makes no progress. */
const MAX_BEGUN = 30
/** Wait until a release that knows the kind is running. */
const UNKNOWN_KIND_SECONDS = 60

const INTERNAL = {
  code: 'internal',
  message:
    'Something went wrong on our side; what was done until then stays. Quote the id of the job when you report it.',
}

class Yielded extends Error {}

export type SentJob = {
  data: SentData
  /** Aborted when pg-boss takes the job from this worker. */
  signal: AbortSignal
}

/** Works on a job from its stored state. Returns its row if it ended, else null. */
export async function workOn(options: WorkingOptions, { data, signal }: SentJob): Promise<JobRow | null> {
  const { database, clock } = options
  const reader = readerOn(database)
  const lease = { organization_id: data.organization, id: data.job, lease: newLease() }
  const row = await runMine(reader, takeJob, lease, [clock.database()])
  // The job has ended, or a worker of the previous release has it; if that one is lost, the job is sent again.
  if (!row) return null
  const end = await attempt(options, lease, row, signal)
  if (end === null) return null
  if (end.status === 'waiting') return putBack(options, lease, end)
  const error = end.status === 'failed' ? JSON.stringify(end.error) : null
  return (await runMine(reader, finishJob, lease, [clock.database(), end.status, error])) ?? null
}

/** Null when the job belongs to another worker now. */
async function attempt(options: WorkingOptions, lease: Lease, row: JobRow, taken: AbortSignal): Promise<JobEnd | null> {
  const { database, clock, log, signal: stopping } = options
  const kind = options.kindOf(row.type)
  if (!kind) return { status: 'waiting', seconds: UNKNOWN_KIND_SECONDS }
  if (row.begun > MAX_BEGUN) return { status: 'failed', error: INTERNAL }
  const caller = await resolveJobCaller(readerOn(database), kind, row, clock.database())
  if (isRefusal(caller)) return failedWith(caller)
  const current: Current = { row, caller, refusal: null }
  try {
    return await kind.work(runningJob(options, lease, kind, current, AbortSignal.any([taken, stopping])))
  } catch (error) {
    if (current.refusal) return failedWith(current.refusal)
    if (error instanceof Yielded || stopping.aborted) return { status: 'waiting', seconds: 0 }
    if (error instanceof JobLost || taken.aborted) return null
    const { attempts } = current.row
    const known = { job: row.id, organization: row.organization_id, type: row.type, attempt: attempts + 1 }
    log.error({ ...known, err: error }, 'a job failed')
    // A statement timeout is likely to recur, so it counts as a failure; otherwise it would be retried forever.
    if (isTransient(error) && !isStatementTimeout(error)) return { status: 'waiting', seconds: RETRY_SECONDS[0] }
    const seconds = RETRY_SECONDS[attempts]
    if (seconds === undefined) return { status: 'failed', error: INTERNAL }
    return { status: 'waiting', seconds, error: messageOf(error) }
  }
}

/** A running job, as of its last commit. */
type Current = {
  row: JobRow
  caller: Caller
  /** Why the caller may no longer act. */
  refusal: Refusal | null
}

function runningJob(
  options: WorkingOptions,
  lease: Lease,
  kind: JobKind,
  current: Current,
  signal: AbortSignal,
): RunningJob {
  const { database, clock, log } = options
  const startedAt = performance.now()
  let commits = 0
  const commit = async <T>(act: (work: Work) => Promise<JobStep<T>>): Promise<T> => {
    signal.throwIfAborted()
    let advanced = current.row
    commits += 1
    const value = await doWork(database, originOf(current), clock.now(), async (work) => {
      // Foreign key checks planned on nearly empty tables use sequential scans, and keep that plan as the tables grow.
      if (isPowerOfTwo(commits)) work.transaction.defer(discardPlans, [])
      if (!(await runMine(work.transaction, lockJob, lease, []))) throw new JobLost()
      current.caller = await standing(work)
      const step = await act(work)
      if (isRefusal(step.value) && !(step.value as Refusal).keepsWork) return step.value
      advanced = await keepStep(work, lease, current.row, step, clock.database())
      return step.value
    })
    current.row = advanced
    if (advanced.state !== null && (await options.shouldYield?.(advanced, startedAt))) throw new Yielded()
    return value
  }
  /** Read with each chunk, so that a revoked key stops the job. */
  const standing = async ({ transaction }: Work): Promise<Caller> => {
    const caller = await resolveJobCaller(transaction, kind, current.row, clock.database())
    if (!isRefusal(caller)) return caller
    current.refusal = caller
    throw new Error(caller.message)
  }
  return {
    get row() {
      return current.row
    },
    get caller() {
      return current.caller
    },
    signal,
    commit,
    readFile: (file) => readParts(readerOn(database), current.row, file),
    database,
    clock,
    log,
  }
}

const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count))

/** The audit log names the request or command that made the job. */
function originOf({ row, caller }: Current): AuditOrigin {
  const { organization_id: organizationId, client, request_id: requestId } = row
  const source = row.source ?? (row.made_by === 'key' ? 'api' : 'cli')
  return { organizationId, actor: actorOf(caller), source, client, requestId }
}

/** Updates the row and pg-boss in one transaction. */
function putBack(
  { database, clock }: WorkingOptions,
  lease: Lease,
  { seconds, error }: Extract<JobEnd, { status: 'waiting' }>,
): Promise<null> {
  return inTransaction(database, [], async (transaction) => {
    const row = await runMine(transaction, putBackJob, lease, [clock.database(), seconds, error ?? null])
    if (row) await takeBack(transaction, row, seconds)
    return { commit: true, value: null }
  })
}

const MAX_ERROR_LENGTH = 500

function messageOf(error: unknown): string {
  return cleanTruncated(error instanceof Error ? error.message : String(error), MAX_ERROR_LENGTH)
}
