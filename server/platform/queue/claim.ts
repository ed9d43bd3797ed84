import type { Clock } from '../clock.ts'
import type { Transaction } from '../database/transaction.ts'
import type { LaneLimits } from './lane-capacity.ts'
import type { Queue, QueueRow } from './queue.ts'
import { getQueueStatements } from './statements.ts'

export type ClaimedRow<Row extends QueueRow> = {
  row: Row
  /** The last allowed attempt was lost. */
  exhausted: boolean
}

export type ClaimOptions = {
  limit: number
  /** The organization that was served last. */
  after: string
  /** How many rows of each organization this process works on. */
  busy: ReadonlyMap<string, number>
  laneLimits?: LaneLimits
}

const NOTHING_KNOWN: LaneLimits = { lanes: new Map(), unhealthy: new Map() }

export type QueueReader = Pick<Transaction, 'run'>

export async function claimQueueRows<Row extends QueueRow>(
  reader: QueueReader,
  queue: Queue<Row>,
  clock: Clock,
  options: ClaimOptions,
): Promise<ClaimedRow<Row>[]> {
  const values = toClaimValues(queue, clock, options)
  if (queue.lanes) {
    const { laneLimits = NOTHING_KNOWN } = options
    const lanes = [...laneLimits.lanes.values()]
    values.push(
      [...laneLimits.lanes.keys()],
      lanes.map(({ free }) => free),
      lanes.map(({ healthy }) => healthy),
    )
    values.push([...laneLimits.unhealthy.keys()], [...laneLimits.unhealthy.values()])
  }
  return claimed<Row>(await reader.run(getQueueStatements(queue).claim, values))
}

/** From known healthy lanes only, after the last row claimed of each; undefined if none. `claimQueueRows` finds the rest. */
export async function claimHealthyLaneRows<Row extends QueueRow>(
  reader: QueueReader,
  queue: Queue<Row>,
  clock: Clock,
  options: ClaimOptions,
): Promise<ClaimedRow<Row>[] | undefined> {
  const { laneLimits = NOTHING_KNOWN } = options
  const { claimHealthy } = getQueueStatements(queue)
  const lanes = [...laneLimits.lanes].filter(([, { healthy, since, free }]) => healthy && since !== null && free > 0)
  if (!claimHealthy || lanes.length === 0) return undefined
  const values = [
    ...toClaimValues(queue, clock, options),
    lanes.map(([lane]) => lane),
    lanes.map(([, { organizationId }]) => organizationId),
    lanes.map(([, { free }]) => free),
    lanes.map(([, { since }]) => since),
  ]
  return claimed<Row>(await reader.run(claimHealthy, values))
}

/** $1 to $6 of every claim. */
function toClaimValues(queue: Queue<never>, clock: Clock, { limit, after, busy }: ClaimOptions): unknown[] {
  return [clock.database(), limit, after, [...busy.keys()], [...busy.values()], queue.perOrganization]
}

function claimed<Row extends QueueRow>(rows: object[]): ClaimedRow<Row>[] {
  return (rows as (Row & { exhausted: boolean })[]).map(({ exhausted, ...row }) => ({
    row: row as unknown as Row,
    exhausted,
  }))
}
