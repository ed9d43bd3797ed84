import type { Book } from '../book/book.ts'
import { findWaiting } from '../queries.ts'
import { isActive } from '../rows.ts'
import { type Needs, needsOf } from './places.ts'

type Row = { id: string; attendee_type_id: string; days: string[]; attendees: number }

export type Waiting = { id: string; needs: Needs }

/** Who waits, in their order, and what they need: not who they are, because few of many will fit. */
export async function readWaiting(book: Book, after: string, limit: number): Promise<Waiting[]> {
  const { organizationId, event, livemode } = book.setup
  const values = [organizationId, event.id, livemode, after, limit]
  const rows = await book.work.transaction.run<Row>(findWaiting, values)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId].map(([id, parts]) => ({ id, needs: changedNeeds(book, id) ?? sumOf(parts) }))
}

/** What this transaction has changed is not in the database yet. */
function changedNeeds({ registrations }: Book, id: string): Needs | undefined {
  const held = registrations.get(id)
  return held && needsOf(held.attendees.filter(isActive))
}

function sumOf(rows: Row[]): Needs {
  const needs: Needs = { taken: 0, by_type: {}, by_day: {} }
  for (const { attendee_type_id, days, attendees } of rows) {
    needs.taken += attendees
    needs.by_type[attendee_type_id] = (needs.by_type[attendee_type_id] ?? 0) + attendees
    for (const day of days) needs.by_day[day] = (needs.by_day[day] ?? 0) + attendees
  }
  return needs
}
