import type { Caller } from '../../access/callers/index.ts'
import type { Entitlement } from '../../access/plans/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Logger } from '../../platform/log.ts'
import type { Work } from '../../platform/work/work.ts'
import type { JobCounts, JobEnd, JobFileKind, JobRow, JobType, JobWarning } from './rows.ts'

/** How one type of job is done. */
export type JobKind<Parameters = unknown, State = unknown> = {
  type: JobType
  /** What the plan must still include when work on it begins. */
  needs?(row: JobRow<Parameters, State>): readonly Entitlement[]
  /** Goes on from `row.state`, which is null at the beginning. What it throws is tried again, and is told to nobody but the log. */
  work(job: RunningJob<Parameters, State>): Promise<JobEnd>
}

export type RunningJob<Parameters = unknown, State = unknown> = {
  /** As of the last commit. */
  readonly row: JobRow<Parameters, State>
  /** Whom it acts for: the key or the member that made it, as they are now. */
  caller: Caller
  /** Aborted when it is cancelled, when another worker has it, and when the process stops: `throwIfAborted` between chunks. */
  signal: AbortSignal
  /**
   * One transaction: what the act changes, how far the job is, and the pieces of its files, all or nothing. It fails where the job was
   * cancelled or another worker has it.
   */
  commit<T>(act: (work: Work) => Promise<JobStep<T, State>>): Promise<T>
  /** What was uploaded for it, from the start. */
  readFile(kind: 'source'): AsyncIterable<Buffer>
  database: Database
  clock: Clock
  log: Logger
}

/** What a commit keeps of the job; what is left out stays as it is. */
export type JobStep<T, State = unknown> = {
  value: T
  state?: State | null
  done?: number
  total?: number | null
  counts?: JobCounts
  /** Added to those there are. */
  warnings?: JobWarning[]
  /** Added to the end of the files. */
  files?: { kind: JobFileKind; bytes: Buffer }[]
  /** Drops the files and warnings that there are, before those of this commit are added. */
  beginsAnew?: boolean
}
