/**
 * A queue is a table: a row is written in the transaction of the request, and is due at a time. All rows that go to one
 * destination are worked off by one process at a time, to which pg-boss hands the destination. A row may be worked on
 * twice, if the process is lost after the effect and before the row is settled. See README.md.
 */
export type QueueRow = {
  organization_id: string
  id: string
  /** Tells a late worker from the next one: only who knows the current number may put the row back or give it up. */
  attempts: number
}

/** What rows are sent to, such as an endpoint. */
export type Destination = { organization: string; id: string }

/** Where the rows are. */
export type QueueTable = {
  /** Of the queue in pg-boss, and for `wake`. */
  name: string
  table: string
  /** SQL condition of unsettled rows, as in the partial index on (organization_id, destination, next_attempt_at, id). */
  waiting: string
  /** Where `next_attempt_at` says when something of a destination is due, if that is not in each waiting row. */
  due?: { table: string; waiting: string }[]
  /** SQL of what else changes in a row that is put off. */
  putOff?: string
  /** The column that names the destination of a row; default: the organization. */
  destination?: string
  /**
   * SQL condition on `one.organization_id` and `one.destination`: such destinations have places of their own. Its tables
   * are narrowed to the organizations that are meant.
   */
  failing?: (isMeant: (organizationColumn: string) => string) => string
}

export type Queue<Row extends QueueRow> = QueueTable & {
  /** Destinations at hand in a process. */
  places: number
  /** Of those, how many of an organization, so that it leaves room for others. */
  perOrganization: number
  /** The same for those of an organization that are failing. */
  failingPerOrganization?: number
  /** Rows at hand in a process, shared equally by the destinations at hand; each has one at least. */
  concurrency: number
  /** Rows at hand for one destination. */
  perDestination: number
  /** Whether a destination gets one row at a time until one was done quickly, and after one that was not. */
  probes?: true
  /** After this many rows it is another destination's turn. */
  perTurn: number
  /** Without them, the work itself stores results, and an error puts the row off. */
  retries?: Retries
  /** Begins attempts: for each turn, the rows that are due. */
  begin(turns: TurnRequest[]): Promise<BegunRow<Row>[][]>
  /** Called after turns, before their destinations are looked at once more. */
  ended?(destinations: Destination[]): Promise<void>
  /** Does the work and, if it is done, settles the row, preferably in the same transaction. */
  work(row: Row, signal: AbortSignal): Promise<WorkOutcome>
}

export type TurnRequest = {
  destination: Destination
  /** The last row that was begun: earlier ones are done, at hand or locked, except those that were added late. */
  last: QueueRowPosition | null
  limit: number
  atHand: string[]
}

/** The time when it was due, exact as PostgreSQL writes it, and its id. */
export type QueueRowPosition = { at: string; id: string }

export type BegunRow<Row> = Row & {
  /** When it was due: exact text, because a date is not. */
  dueText: string
  /** The order in which the rows of a statement were due. */
  number: number
  /** The last allowed attempt was lost. */
  exhausted?: boolean
  /** Whether more of its destination is due. */
  more: boolean
}

export type Retries = {
  /** Pauses after failed attempts; the row is given up after one attempt more. */
  seconds: readonly number[]
  /** What happens to a row that is given up; `clock.at` is the time. */
  givenUp: 'delete' | { set: string }
  /** Whether a lost attempt counts. With `forgive`, a row that crashes its worker is tried for ever. */
  lostAttempts: 'count' | 'forgive'
  /** After how long an attempt that did not report back is repeated; longer than any attempt. */
  lostAfterSeconds: number
}

export type WorkOutcome =
  | {
      result: 'done'
      /** The failure is stored already, and the destination is not well. */
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
