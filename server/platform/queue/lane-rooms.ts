import type { Lanes, QueueRow } from './queue.ts'

/** How many more rows each lane may have at hand, as far as anything is known of it; all others may have one. */
export type LaneRooms = {
  begin(row: QueueRow): void
  end(row: QueueRow, ailing: boolean): void
  rooms(): ReadonlyMap<string, number>
}

/** Each claim tells of all of them, and work may go on for days. One that is forgotten proves itself again. */
export const MOST_PROVEN = 1_000

function forgetOldest(names: Set<string>): void {
  for (const name of names) {
    names.delete(name)
    return
  }
}

/**
 * A lane proves itself by a row that was done, and begins again with one at a time after one that was not: however many lanes hang, each
 * holds one place.
 */
export function buildLaneRooms(lanes: Lanes | undefined): LaneRooms {
  const atHand = new Map<string, number>()
  const proven = new Set<string>()
  const laneOf = (row: QueueRow) => (lanes ? String((row as QueueRow & Record<string, unknown>)[lanes.column]) : null)
  const count = (lane: string, change: number) => {
    const left = (atHand.get(lane) ?? 0) + change
    if (left > 0) atHand.set(lane, left)
    else atHand.delete(lane)
  }
  return {
    begin: (row) => {
      const lane = laneOf(row)
      if (lane !== null) count(lane, 1)
    },
    end: (row, ailing) => {
      const lane = laneOf(row)
      if (lane === null) return
      count(lane, -1)
      proven.delete(lane)
      if (!ailing) proven.add(lane)
      if (proven.size > MOST_PROVEN) forgetOldest(proven)
    },
    rooms: () => {
      const rooms = new Map<string, number>()
      for (const lane of proven) rooms.set(lane, Math.max(0, (lanes?.most ?? 0) - (atHand.get(lane) ?? 0)))
      for (const [lane, rows] of atHand) if (!proven.has(lane)) rooms.set(lane, Math.max(0, 1 - rows))
      return rooms
    },
  }
}
