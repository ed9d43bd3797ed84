import { type Caller, toAuditActor } from '../../access/callers/index.ts'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import type { LinkSigner } from '../../access/links/index.ts'
import type { Entitlement } from '../../access/plans/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { buildReader, type Reader, type Statement } from '../../platform/database/prepared.ts'
import type { Logger } from '../../platform/log.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { appendToJobFile, deleteJobOutput, readJobFileParts } from './files.ts'
import { discardQueryPlansSql, lockJobSql, updateJobProgressSql } from './lease-queries.ts'
import type { JobCounts, JobEnd, JobFileKind, JobRow, JobType, JobWarning } from './rows.ts'

export type JobTools = { database: Database; clock: Clock; log: Logger }

export type JobContext = JobTools & { links: LinkSigner }

export type JobKind<Parameters = unknown, State = unknown> = {
  type: JobType
  /** The entitlements that the plan must still include when work on the job begins. */
  needs?(row: JobRow<Parameters, State>): readonly Entitlement[]
  /** Resumes from `row.state`, null at first. What it throws is logged, never shown to the caller, and retried. */
  work(job: RunningJob<Parameters, State>): Promise<JobEnd>
}

export type RunningJob<Parameters = unknown, State = unknown> = JobTools & {
  readonly row: JobRow<Parameters, State>
  /** The key or member that made the job, as it is now. */
  caller: Caller
  /** Aborted on cancellation, loss of the lease or shutdown: call `throwIfAborted` between chunks. */
  signal: AbortSignal
  /** A transaction, or a savepoint of the request's: changes, progress, parts of files. Fails without the lease. */
  commit<T>(act: (work: Work) => Promise<JobStepResult<T, State>>): Promise<T>
  readFile(kind: 'source', from?: number): AsyncIterable<Buffer>
}

/** What a commit stores of the job; omitted fields keep their value. */
export type JobStepResult<T, State = unknown> = {
  value: T
  state?: State | null
  done?: number
  total?: number | null
  counts?: JobCounts
  /** Appended to the stored warnings. */
  warnings?: JobWarning[]
  files?: { kind: JobFileKind; bytes: Buffer }[]
  /** Deletes the files and warnings stored so far, before adding those of this commit. */
  beginsAnew?: boolean
}

export type JobRunOptions = JobTools & {
  byType: ReadonlyMap<string, JobKind>
  /** Aborted when the process stops. */
  signal: AbortSignal
  /** Called after each commit that the job can resume from: whether to give this slot to a waiting job. */
  shouldYield: (row: JobRow, startedAt: number) => Promise<boolean>
}

export type JobLease = { organization_id: string; id: string; lease: string }

/** The lease is lost to another worker or a cancellation: this transaction must not commit. */
export class JobLeaseLostError extends Error {
  override message = 'Another worker took the job, or it was cancelled.'
}

export class JobYieldedError extends Error {}

/** A running job, as of its last commit. */
export type RunningJobState = {
  row: JobRow
  caller: Caller
  /** Why the caller may no longer act. */
  refusal: Refusal | null
}

export function newRunningJob(
  options: JobRunOptions,
  lease: JobLease,
  kind: JobKind,
  current: RunningJobState,
  signal: AbortSignal,
): RunningJob {
  const { database, clock, log } = options
  const startedAt = performance.now()
  let commits = 0
  const commit = async <T>(act: (work: Work) => Promise<JobStepResult<T>>): Promise<T> => {
    signal.throwIfAborted()
    let advanced = current.row
    commits += 1
    const value = await doWork(database, originOf(current), clock.now(), async (work) => {
      // Foreign key checks planned on nearly empty tables use sequential scans, and keep that plan as the tables grow.
      if (isPowerOfTwo(commits)) work.transaction.defer(discardQueryPlansSql, [])
      if (!(await runWithJobLease(work.transaction, lockJobSql, lease, []))) throw new JobLeaseLostError()
      current.caller = await standing(work)
      const step = await act(work)
      if (isRefusal(step.value) && !(step.value as Refusal).keepsWork) return step.value
      advanced = await storeJobStep(work, lease, current.row, step)
      return step.value
    })
    current.row = advanced
    if (advanced.state !== null && (await options.shouldYield(advanced, startedAt))) throw new JobYieldedError()
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
    readFile: (file, from) => readJobFileParts(buildReader(database), current.row, file, from),
    database,
    clock,
    log,
  }
}

const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count))

/** The audit log names the request or command that made the job. */
function originOf({ row, caller }: RunningJobState): AuditOrigin {
  const { organization_id: organizationId, source, client, request_id: requestId } = row
  return { organizationId, actor: toAuditActor(caller), source, client, requestId }
}

/** The current state of the caller that a job acts for, or why the job may no longer act for it. */
export async function resolveJobCaller(reader: Reader, kind: JobKind, row: JobRow, now: Date | null) {
  const by = { type: row.made_by, id: row.made_by_id }
  const actsFor = { organizationId: row.organization_id, by, livemode: row.livemode }
  const caller = await loadBackgroundCaller(reader, actsFor, now)
  if (isRefusal(caller)) return caller
  const { plan, allowance } = caller.organization
  const lacking = (kind.needs?.(row) ?? []).find((entitlement) => !allowance[entitlement])
  if (!lacking) return caller
  const message = `The plan ${plan} does not include ${lacking}, which this job needs; it did when the job was made.`
  return refuse('entitlement_required', message, { fields: { key: lacking } })
}

export async function storeJobStep<T>({ transaction }: Work, lease: JobLease, row: JobRow, step: JobStepResult<T>) {
  if (step.beginsAnew) await deleteJobOutput(transaction, row)
  const added = { result: 0, rejects: 0 } satisfies Record<JobFileKind, number>
  for (const { kind, bytes } of step.files ?? []) {
    await appendToJobFile(transaction, row, kind, bytes)
    added[kind] += bytes.length
  }
  const advanced = await runWithJobLease(transaction, updateJobProgressSql, lease, [
    step.state !== undefined,
    jsonOf(step.state),
    step.done ?? null,
    step.total !== undefined,
    step.total ?? null,
    jsonOf(step.counts),
    JSON.stringify(step.warnings ?? []),
    added.result,
    added.rejects,
    step.beginsAnew ?? false,
  ])
  if (!advanced) throw new JobLeaseLostError()
  return advanced
}

const jsonOf = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value))

/** Runs a statement under a lease; undefined when the lease is lost. */
export async function runWithJobLease(reader: Reader, statement: Statement, held: JobLease, values: unknown[]) {
  const { organization_id, id, lease } = held
  const [row] = await reader.run<JobRow>(statement, [organization_id, id, lease, ...values])
  return row
}
