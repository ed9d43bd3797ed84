import type { PersonRow } from '../booking/index.ts'
import type { Transaction } from '../database/transaction.ts'
import { type Condition, filteredList, type PageRequest } from '../lists/index.ts'
import { type Since, writeAsOf } from './changes.ts'
import type { PeopleScope } from './filters.ts'

type Reader = Pick<Transaction, 'run'>

type FoundPeople = {
  rows: PersonRow[]
  positionOf: (row: PersonRow) => string[]
  /** What to send as the next `updated_since`. */
  asOf: (hasMore: boolean, last: PersonRow | undefined) => string
}

type Position = { horizon: string; lineage: number; changed: string }

/** The oldest transaction that may still commit something, together with the rows as the same moment saw them. */
const HEAD = `
select h.horizon, h.lineage, a.* from (
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change_lineage as lineage from instance
) h
left join lateral (
  select a.*, a.changed_xid::text as changed from attendees a
  where a.organization_id = ? and a.event_id = ? and a.livemode = ?`

/** In the order of their ids; shows what was just written. */
export async function listPeople(
  reader: Reader,
  { head, filters }: PeopleScope,
  page: PageRequest,
): Promise<FoundPeople> {
  const [after, began] = page.position ?? []
  const { rows, horizon, lineage } = await find(reader, 'list-people', {
    head: [HEAD, ...head],
    filters: { ...filters, after: after === undefined ? null : ['a.id > ?', after] },
    tail: ['order by a.id limit ?\n) a on true order by a.id', page.limit + 1],
  })
  // What changes while the pages are read is after their beginning.
  const from = began ?? horizon
  return { rows, positionOf: ({ id }) => [id, from], asOf: () => writeAsOf(lineage, from) }
}

/**
 * In the order of the transactions that changed them, up to those of which one may still commit: what is shown is final, so
 * going on from its end misses nothing. The end is fixed with the first page, so that the pages come to an end while others write.
 */
export async function listChanges(
  reader: Reader,
  { head, filters }: PeopleScope,
  since: Since,
  page: PageRequest,
): Promise<FoundPeople> {
  const [changed, id, began] = page.position ?? []
  const start: Condition =
    changed === undefined
      ? [
          "a.changed_xid >= (case when ?::integer = h.lineage and ?::xid8 <= h.horizon::xid8 then ?::xid8 else '0'::xid8 end)",
          since.lineage,
          since.position,
          since.position,
        ]
      : ['(a.changed_xid, a.id) > (?::xid8, ?)', changed, id]
  const end: Condition =
    began === undefined
      ? ['a.changed_xid < pg_snapshot_xmin(pg_current_snapshot())']
      : ['a.changed_xid < ?::xid8', began]
  const { rows, horizon, lineage } = await find(reader, changed === undefined ? 'list-changes' : 'list-more-changes', {
    head: [HEAD, ...head],
    filters: {
      ...filters,
      start,
      end,
      since: since.notBefore ? ['a.updated_at >= ?', since.notBefore] : null,
    },
    tail: ['order by a.changed_xid, a.id limit ?\n) a on true order by a.changed_xid, a.id', page.limit + 1],
  })
  const until = began ?? horizon
  const changedOf = (row: PersonRow) => (row as PersonRow & Position).changed
  return {
    rows,
    positionOf: (row) => [changedOf(row), row.id, until],
    asOf: (hasMore, last) => writeAsOf(lineage, hasMore && last ? changedOf(last) : until),
  }
}

async function find(reader: Reader, name: string, parts: Omit<Parameters<typeof filteredList>[0], 'name'>) {
  const { statement, values } = filteredList({ name, ...parts })
  const rows = await reader.run<PersonRow & Position>(statement, values)
  const { horizon = '0', lineage = 0 } = rows[0] ?? {}
  return { rows: rows.filter(({ id }) => id !== null) as PersonRow[], horizon, lineage }
}
