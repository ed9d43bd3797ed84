import type { Clock } from '../clock.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Queue, QueueRow } from './queue.ts'
import { statementsOf } from './statements.ts'

export type Claimed<Row extends QueueRow> = {
  row: Row
  /** Its last attempt was lost; there is none left. */
  exhausted: boolean
}

export type Wish = {
  limit: number
  /** The organization whose turn was last. */
  after: string
  /** How many rows of each organization are at hand already. */
  busy: ReadonlyMap<string, number>
  /** How many more rows may be taken from each lane that something is known of. */
  rooms?: ReadonlyMap<string, number>
}

export type Reader = Pick<Transaction, 'run'>

/** Takes due rows for this worker alone, until the lease runs out. */
export async function claimDue<Row extends QueueRow>(
  reader: Reader,
  queue: Queue<Row>,
  clock: Clock,
  { limit, after, busy, rooms = new Map() }: Wish,
): Promise<Claimed<Row>[]> {
  const values = [clock.database(), limit, after, [...busy.keys()], [...busy.values()], queue.perOrganization]
  if (queue.lanes) values.push([...rooms.keys()], [...rooms.values()])
  const rows = await reader.run<Row & { exhausted: boolean }>(statementsOf(queue).claim, values)
  return rows.map(({ exhausted, ...row }) => ({ row: row as unknown as Row, exhausted }))
}
