import type { BegunRow, Destination, Queue, QueueRow, QueueRowPosition, TurnRequest } from './queue.ts'
import { buildWakeSignal } from './wake-signal.ts'

export type DestinationTurn = ReturnType<typeof buildDestinationTurn>

export type DestinationTurnOptions<Row extends QueueRow> = {
  begin(wants: TurnRequest): Promise<BegunRow<Row>[]>
  work(begun: BegunRow<Row>): Promise<{ unhealthy: boolean }>
  /** How many rows it may have at hand. */
  share(): number
  isOver(): boolean
  now(): number
}

/** With slower answers, a destination has one row at hand. */
export const QUICK_ANSWER_MS = 2_000

/** More is begun once half of the places are free: a statement that begins many costs hardly more than one for a few. */
const REFILLS = 2

/** Works off what is due of one destination, by time. `run` returns how many rows it has begun. */
export function buildDestinationTurn<Row extends QueueRow>(
  queue: Queue<Row>,
  destination: Destination,
  { begin, work, share, isOver, now }: DestinationTurnOptions<Row>,
) {
  const changed = buildWakeSignal()
  const atHand = new Map<string, number>()
  let isTrusted = !queue.probes
  let [begun, last] = [0, null as QueueRowPosition | null]
  let isDrained = false
  const failures: unknown[] = []

  const start = async (row: BegunRow<Row>) => {
    const at = now()
    atHand.set(row.id, at)
    const { unhealthy } = await work(row)
    atHand.delete(row.id)
    if (queue.probes) isTrusted = !unhealthy && now() - at <= QUICK_ANSWER_MS
    changed.ring()
  }

  const countRoom = () => {
    if (isOver() || failures.length > 0) return 0
    const [oldest = Number.POSITIVE_INFINITY] = atHand.values()
    const hangs = queue.probes && now() - oldest > QUICK_ANSWER_MS
    const most = isTrusted && !hangs ? Math.min(queue.perDestination, share()) : 1
    const room = Math.min(most - atHand.size, queue.perTurn - begun)
    return atHand.size > 0 && room < most / REFILLS ? 0 : room
  }

  /** Rows at hand are finished even if no more can be begun. */
  const beginSome = async (limit: number): Promise<BegunRow<Row>[]> => {
    try {
      return await begin({ destination, last, limit, atHand: [...atHand.keys()] })
    } catch (error) {
      failures.push(error)
      return []
    }
  }

  const run = async (): Promise<number> => {
    for (;;) {
      // What becomes due from now on is found when the turn is over, or before by who nudges.
      const limit = isDrained ? 0 : countRoom()
      const found = limit > 0 ? await beginSome(limit) : []
      if (limit > 0) isDrained = !found.at(-1)?.more
      for (const row of found) void start(row)
      const latest = found.at(-1)
      if (latest) last = { at: latest.dueText, id: latest.id }
      begun += found.length
      if (atHand.size === 0 && found.length === 0) {
        if (failures.length > 0) throw failures[0]
        return begun
      }
      if (limit <= 0 || isDrained) await changed.heard()
    }
  }
  /** There may be more to begin. */
  const nudge = () => {
    isDrained = false
    changed.ring()
  }
  return { destination, nudge, run }
}
