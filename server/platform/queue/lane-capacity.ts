import type { LaneSettings, QueueRow } from './queue.ts'

/** What a claim knows about lanes; it takes one row from a lane it knows nothing about. */
export type LaneLimits = {
  /** How many more rows each lane may have in progress. */
  lanes: ReadonlyMap<string, LaneLimit>
  /** How many rows of unhealthy lanes each organization has in progress. */
  unhealthy: ReadonlyMap<string, number>
}

export type LaneLimit = {
  free: number
  healthy: boolean
  organizationId: string
  /** When the last claimed row was due: earlier rows are done or in progress, except those that were added late. */
  since: Date | null
}

export type LaneCapacity = {
  begin(row: QueueRow): void
  end(row: QueueRow, unhealthy: boolean): void
  limits(): LaneLimits
}

/** Every claim sends all of them, and a process may run for months. A forgotten lane has to prove itself again. */
export const MAX_REMEMBERED_LANES = 1_000
/** Slower lanes are served too, but with one row at a time. */
export const QUICK_LANE_MS = 2_000

/**
 * A lane becomes healthy with a row that was done quickly. After a failed or slow row, or while one takes too long, it
 * gets one row at a time: each hanging lane takes one place, and an organization no more than `maxUnhealthy`.
 */
export function buildLaneTracker(
  lanes: LaneSettings | undefined,
  now: () => number = () => performance.now(),
): LaneCapacity {
  const atHand = new Map<string, { organizationId: string; begun: Map<QueueRow, number> }>()
  const healthy = new Map<string, { organizationId: string; since: Date | null }>()
  const laneOf = (row: QueueRow) => (lanes ? String((row as QueueRow & Record<string, unknown>)[lanes.column]) : null)
  return {
    begin: (row) => {
      const lane = laneOf(row)
      if (lane === null) return
      const known = atHand.get(lane) ?? { organizationId: row.organization_id, begun: new Map() }
      known.begun.set(row, now())
      atHand.set(lane, known)
      const trusted = healthy.get(lane)
      if (trusted) trusted.since = later(trusted.since, row.next_attempt_at)
    },
    end: (row, unhealthy) => {
      const lane = laneOf(row)
      const known = lane === null ? undefined : atHand.get(lane)
      if (lane === null || !known) return
      const took = now() - (known.begun.get(row) ?? 0)
      known.begun.delete(row)
      if (known.begun.size === 0) atHand.delete(lane)
      const since = healthy.get(lane)?.since ?? null
      healthy.delete(lane)
      if (!unhealthy && took <= QUICK_LANE_MS) healthy.set(lane, { organizationId: row.organization_id, since })
      if (healthy.size > MAX_REMEMBERED_LANES) purgeOldest(healthy)
    },
    limits: () => {
      const known = new Map<string, LaneLimit>()
      const unhealthy = new Map<string, number>()
      const most = lanes?.most ?? 0
      for (const [lane, trusted] of healthy) known.set(lane, { ...trusted, free: most, healthy: true })
      for (const [lane, { organizationId, begun }] of atHand) {
        const isHealthy = healthy.has(lane) && !hangs(begun, now() - QUICK_LANE_MS)
        const free = Math.max(0, (isHealthy ? most : 1) - begun.size)
        known.set(lane, { organizationId, free, healthy: isHealthy, since: healthy.get(lane)?.since ?? null })
        if (!isHealthy) unhealthy.set(organizationId, (unhealthy.get(organizationId) ?? 0) + begun.size)
      }
      return { lanes: known, unhealthy }
    },
  }
}

/** The map is in insertion order, so the first row is the oldest. */
function hangs(begun: Map<QueueRow, number>, before: number): boolean {
  const [first = Number.POSITIVE_INFINITY] = begun.values()
  return first < before
}

function later(one: Date | null, other: Date | null): Date | null {
  return one !== null && (other === null || one > other) ? one : other
}

function purgeOldest(names: Map<string, unknown>): void {
  for (const name of names.keys()) {
    names.delete(name)
    return
  }
}
