import type { Caller } from '../../access/callers/index.ts'
import type { Entitlement } from '../../access/plans/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Logger } from '../../platform/log.ts'
import type { Work } from '../../platform/work/work.ts'
import type { JobCounts, JobEnd, JobFileKind, JobRow, JobType, JobWarning } from './rows.ts'

export type JobKind<Parameters = unknown, State = unknown> = {
  type: JobType
  /** The entitlements that the plan must still include when work on the job begins. */
  needs?(row: JobRow<Parameters, State>): readonly Entitlement[]
  /** Resumes from `row.state`, null at first. What it throws is logged, never shown to the caller, and retried. */
  work(job: RunningJob<Parameters, State>): Promise<JobEnd>
}

export type RunningJob<Parameters = unknown, State = unknown> = {
  readonly row: JobRow<Parameters, State>
  /** The key or member that made the job, as it is now. */
  caller: Caller
  /** Aborted on cancellation, loss of the lease or shutdown: call `throwIfAborted` between chunks. */
  signal: AbortSignal
  /** One transaction: the changes, the progress and the parts of files. Fails when the lease is lost. */
  commit<T>(act: (work: Work) => Promise<JobStep<T, State>>): Promise<T>
  readFile(kind: 'source'): AsyncIterable<Buffer>
  database: Database
  clock: Clock
  log: Logger
}

/** What a commit stores of the job; omitted fields keep their value. */
export type JobStep<T, State = unknown> = {
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
