/**
 * A queue is a table: a row is written in the transaction of the request, and workers claim it when it is due. A claim
 * gives the row a lease until a point in time, so that a row whose worker crashed is claimed again. A row may therefore
 * be worked on twice, if the worker is lost after the effect and before the row is settled. These columns are the
 * queue's; all others are payload. See README.md.
 */
export type QueueRow = {
  organization_id: string
  id: string
  next_attempt_at: Date | null
  /** Counted before the work begins, so that a lost attempt is visible. */
  attempts: number
  /** Random token of the current claim; only the worker that knows it may settle the row. */
  lease: string
}

export type Queue<Row extends QueueRow> = {
  /** The name that `wake` uses. */
  name: string
  table: string
  /** SQL condition of unsettled rows, as in the partial index on (organization_id, next_attempt_at, id). */
  waiting: string
  /** Longer than any attempt, so that a lease only expires if its worker is gone. */
  leaseSeconds: number
  /** Without them, the work itself counts attempts and stores results, and an error is left to the lease. */
  retries?: Retries
  /** Payload columns that the work needs; default: all. */
  columns?: readonly string[]
  concurrency: number
  /** Rows per organization and process, so that a slow organization leaves room for others. */
  perOrganization: number
  /** For rows that go to different destinations: one that hangs leaves room for the others. */
  lanes?: LaneSettings
  /** Lease in `leased_until`, not `next_attempt_at`: no index has it, so claims in a large table write none. */
  separateLease?: true
  /** Claims lost in a crash of the database are made again, so their commits need not wait for the disk. */
  asyncCommit?: true
  /** Further columns that a claim sets, because an attempt begins with it. */
  onClaim?: ClaimColumnUpdate
  /** Does the work and, if it is done, settles the row, preferably in the same transaction. */
  work(row: Row): Promise<WorkOutcome>
}

export type Retries = {
  /** Pauses after failed attempts; the row is given up after one attempt more. */
  seconds: readonly number[]
  /** What happens to a row that is given up; `clock.at` is the time. */
  givenUp: 'delete' | { set: string }
  /** Whether a lost attempt counts. With `forgive`, a row that crashes its worker is tried for ever. */
  lostAttempts: 'count' | 'forgive'
}

export type LaneSettings = {
  /** The column that names the lane; the index is on (organization_id, this column, next_attempt_at, id). */
  column: string
  /** Rows in progress per healthy lane; an unhealthy or unknown lane has one. */
  most: number
  /** Rows in progress in all unhealthy lanes of an organization. */
  maxUnhealthy: number
}

export type ClaimColumnUpdate = {
  /** `taken` is the row, `clock.at` the time. */
  set: string
  /** Columns whose earlier values are returned, each as `before_` and its name. */
  remember: readonly string[]
}

export type WorkOutcome =
  | {
      result: 'done'
      /** The failure is stored already, and the lane is unhealthy. */
      unhealthy?: boolean
    }
  | {
      result: 'retry' | 'give-up'
      /** Stored in the row but not logged: it may name people. */
      error: string
      /** What may be logged. */
      facts?: object
      /** No other row can be done now either, so none should lose an attempt. */
      blocked?: boolean
    }
