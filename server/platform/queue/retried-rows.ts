import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { buildIndexPlanReader } from '../database/index-plans.ts'
import { onlyOrganization } from '../database/spread.ts'
import { getRowDestination } from './attempt-queue-row.ts'
import type { BegunRow, Queue, QueueRow, QueueTable, Retries, TurnRequest } from './queue.ts'
import { buildBeginRowsSql } from './statements.ts'

export type RetriedQueue<Row extends QueueRow> = Omit<Queue<Row>, 'begin'> & { retries: Retries }

/** A queue whose rows are counted, put back and given up by the queue itself. */
export function withRetries<Row extends QueueRow>(
  { database, clock }: { database: Database; clock: Clock },
  queue: RetriedQueue<Row>,
): Queue<Row> & { retries: Retries } {
  const reader = buildIndexPlanReader(database)
  const beginSql = buildBeginRowsSql(queue)
  const begin = async (turns: TurnRequest[]) => {
    const only = await onlyOrganization(database, turns[0]?.destination.organization ?? '')
    const rows = await reader.run<BegunRow<Row>>(beginSql, [...toBeginRowsValues(clock, turns), only])
    return groupByTurn(queue, turns, rows)
  }
  return { ...queue, begin }
}

/** $1 to $7 of `buildBeginRowsSql`. */
export function toBeginRowsValues(clock: Clock, turns: TurnRequest[]): unknown[] {
  return [
    clock.database(),
    turns.map(({ destination }) => destination.organization),
    turns.map(({ destination }) => destination.id),
    turns.map(({ last }) => last?.at ?? '-infinity'),
    turns.map(({ last }) => last?.id ?? ''),
    turns.map(({ limit }) => limit),
    turns.flatMap(({ atHand }) => atHand),
  ]
}

/** In the order in which they were due. */
export function groupByTurn<Row extends QueueRow>(queue: QueueTable, turns: TurnRequest[], rows: BegunRow<Row>[]) {
  const keyOf = (organization: string, id: string) => `${organization} ${id}`
  const sorted = rows.sort((a, b) => a.number - b.number)
  const found = Map.groupBy(sorted, (row) => keyOf(row.organization_id, getRowDestination(queue, row)))
  return turns.map(({ destination: { organization, id } }) => found.get(keyOf(organization, id)) ?? [])
}
