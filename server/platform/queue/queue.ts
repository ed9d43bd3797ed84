/** The columns by which a table is a queue; the rest of the row is the payload. */
export type QueueRow = {
  organization_id: string
  id: string
  next_attempt_at: Date | null
  /** Counted before the work begins, so that an attempt that never reported back can be seen. */
  attempts: number
  /** Whoever knows it has the row at hand, until the lease runs out. */
  lease: string
}

export type Queue<Row extends QueueRow> = {
  /** What it is woken by. */
  name: string
  table: string
  /** Which rows are not settled, in the words of the partial index on (organization_id, next_attempt_at, id). */
  waiting: string
  /** How a row ends that is given up: it is deleted, or these columns are set; `clock.at` is the time. */
  givenUp: 'delete' | { set: string }
  /** Longer than any attempt can take, so that a lease only runs out when its worker is gone. */
  leaseSeconds: number
  /** How long to wait after each attempt that failed; after one more the row is given up. */
  retrySeconds: readonly number[]
  /** Whether an attempt whose worker was lost is one of those. A row that ends its worker is tried for ever where it is not. */
  lostAttempts: 'count' | 'forgive'
  /** What the work is told of a row, beside the columns of the queue; all of it unless told otherwise. */
  columns?: readonly string[]
  /** How many rows a process works on at the same time. */
  concurrency: number
  /** How many of those may be of one organization, so that a slow one leaves room for the others. */
  perOrganization: number
  /** Where the rows of an organization go to different places: one that hangs leaves room for the others. */
  lanes?: Lanes
  /** For many rows: the lease is kept in `leased_until`, which no index has, so that a claim writes none; else in `next_attempt_at`. */
  separateLease?: true
  /** Claims that are lost with the database are made again: their commits do not wait for the disk. */
  asyncCommit?: true
  /** What a claim sets beside the lease, because an attempt begins with it. */
  onClaim?: OnClaim
  /** The work counts attempts and records whatever comes of them by the schedule itself. What throws is left to its lease. */
  manualAck?: true
  /** Does what the row asks for, and settles the row if it is done, best in the same transaction. */
  work(row: Row): Promise<WorkOutcome>
}

export type Lanes = {
  /** Names the lane; the index is then on (organization_id, this column, next_attempt_at, id). */
  column: string
  /** How many rows of a lane may be at hand. It is one for a lane of which no row was done quickly since the last that was not. */
  most: number
  /** How many rows of all such lanes together an organization may have at hand. */
  maxUnhealthy: number
}

export type OnClaim = {
  /** `taken` is the row, `clock.at` the time. */
  set: string
  /** Columns that are answered as they were before, each as `before_` and its name. */
  remember: readonly string[]
}

export type WorkOutcome =
  | {
      result: 'done'
      /** It was recorded that the row could not be done, so its lane is not healthy. */
      unhealthy?: boolean
    }
  | {
      result: 'retry' | 'give-up'
      /** Kept beside the row, and in no log: it may name people. */
      error: string
      /** What the log may tell. */
      facts?: object
      /** No other row could be done now either, so none should lose an attempt. */
      blocked?: boolean
    }

export function maxAttempts({ retrySeconds }: Pick<Queue<never>, 'retrySeconds'>): number {
  return retrySeconds.length + 1
}
