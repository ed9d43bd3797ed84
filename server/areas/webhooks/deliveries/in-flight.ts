import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import { findLostAttempts } from './attempt-queries.ts'
import type { DeliveryAtHand } from './rows.ts'

/** Ends requests whose delivery is not ours any more: its endpoint was deleted, or its lease has run out. */
export type InFlight = {
  /** Runs what can be ended. */
  during<T>(row: DeliveryAtHand, send: (end: AbortController) => Promise<T>): Promise<T>
}

const LOOK_EVERY = 500

/** Most requests are over before anybody looks. */
export function watchInFlight(database: Database): InFlight {
  const reader = readerOn(database)
  const inFlight = new Map<string, { row: DeliveryAtHand; end: AbortController }>()
  let watching = false

  const look = async () => {
    const rows = [...inFlight.values()].map(({ row }) => row)
    const values = [
      ...[rows.map((row) => row.organization_id), rows.map((row) => row.endpoint_id)],
      ...[rows.map(({ id }) => id), rows.map(({ lease }) => lease)],
    ]
    // A database that cannot be asked says nothing about whether they are gone.
    const lost = await reader.run<{ lease: string }>(findLostAttempts, values).catch(() => [])
    for (const { lease } of lost) inFlight.get(lease)?.end.abort()
    watching = false
    if (inFlight.size > 0) watch()
  }
  const watch = () => {
    if (watching) return
    watching = true
    setTimeout(look, LOOK_EVERY).unref()
  }

  return {
    during: async (row, send) => {
      const end = new AbortController()
      inFlight.set(row.lease, { row, end })
      watch()
      try {
        return await send(end)
      } finally {
        inFlight.delete(row.lease)
      }
    },
  }
}
