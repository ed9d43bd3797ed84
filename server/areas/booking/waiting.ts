import type { Book } from './book.ts'
import { type Needs, needsOf } from './places.ts'
import { findWaiting } from './queries.ts'
import { isActive } from './rows.ts'

type Row = { id: string; attendee_type_id: string; days: string[]; people: number }

export type Waiting = { id: string; needs: Needs }

/** Who waits, in their order, and what they need: not who they are, because few of many will fit. */
export async function readWaiting(book: Book, after: string, limit: number): Promise<Waiting[]> {
  const { organizationId, event, livemode } = book.terms
  const values = [organizationId, event.id, livemode, after, limit]
  const rows = await book.work.transaction.run<Row>(findWaiting, values)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId].map(([id, parts]) => ({ id, needs: changedNeeds(book, id) ?? sumOf(parts) }))
}

/** What this transaction has changed is not in the database yet. */
function changedNeeds({ parties }: Book, id: string): Needs | undefined {
  const party = parties.get(id)
  return party && needsOf(party.people.filter(isActive))
}

function sumOf(rows: Row[]): Needs {
  const needs: Needs = { taken: 0, by_type: {}, by_day: {} }
  for (const { attendee_type_id, days, people } of rows) {
    needs.taken += people
    needs.by_type[attendee_type_id] = (needs.by_type[attendee_type_id] ?? 0) + people
    for (const day of days) needs.by_day[day] = (needs.by_day[day] ?? 0) + people
  }
  return needs
}
