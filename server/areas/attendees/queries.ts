import type { Reader } from '../../platform/database/prepared.ts'
import { type Condition, filteredList, type PageRequest } from '../../platform/lists/index.ts'
import { SHOWN_PERSON, type ShownPerson } from '../booking/index.ts'
import { type Since, writeAsOf } from './changes.ts'
import type { PeopleScope } from './filters.ts'
import type { Moment } from './moment.ts'

type ChangedPerson = ShownPerson & { changed: string }

export type FoundPeople<Row> = {
  rows: Row[]
  positionOf: (row: Row) => string[]
  /** What to send as the next `updated_since`. */
  asOf: (hasMore: boolean, last: Row | undefined) => string
}

const OF_EVENT = 'from attendees a where a.organization_id = ? and a.event_id = ? and a.livemode = ?'

/** In the order of their ids; shows what was just written. */
export async function listPeople(
  reader: Reader,
  { head, filters }: PeopleScope,
  moment: Moment,
  page: PageRequest,
): Promise<FoundPeople<ShownPerson>> {
  const [after, began] = page.position ?? []
  const { statement, values } = filteredList({
    name: 'list-people',
    head: [`select ${SHOWN_PERSON} ${OF_EVENT}`, ...head],
    filters: { ...filters, after: after === undefined ? null : ['a.id > ?', after] },
    tail: ['order by a.id limit ?', page.limit + 1],
  })
  const rows = await reader.run<ShownPerson>(statement, values)
  // What changes while the pages are read is after their beginning.
  const from = began ?? moment.horizon
  return { rows, positionOf: ({ id }) => [id, from], asOf: () => writeAsOf(moment.lineage, from) }
}

/**
 * In the order of the transactions that changed them, up to those of which one may still commit: what is shown is final, so
 * going on from its end misses nothing. The end is fixed with the first page, so that the pages come to an end while others write.
 */
export async function listChanges(
  reader: Reader,
  { head, filters }: PeopleScope,
  { horizon, lineage }: Moment,
  since: Since,
  page: PageRequest,
): Promise<FoundPeople<ChangedPerson>> {
  const [changed, id, began] = page.position ?? []
  const until = began ?? horizon
  const start: Condition =
    changed === undefined
      ? ['a.changed_xid >= ?::xid8', startOf(since, { horizon, lineage })]
      : ['(a.changed_xid, a.id) > (?::xid8, ?)', changed, id]
  const { statement, values } = filteredList({
    name: 'list-changes',
    head: [`select ${SHOWN_PERSON}, a.changed_xid::text as changed ${OF_EVENT}`, ...head],
    filters: {
      ...filters,
      start,
      end: ['a.changed_xid < ?::xid8', until],
      since: since.notBefore ? ['a.updated_at >= ?', since.notBefore] : null,
    },
    tail: ['order by a.changed_xid, a.id limit ?', page.limit + 1],
  })
  return {
    rows: await reader.run<ChangedPerson>(statement, values),
    positionOf: (row) => [row.changed, row.id, until],
    asOf: (hasMore, last) => writeAsOf(lineage, hasMore && last ? last.changed : until),
  }
}

/** A position of another order, or one that lies ahead, tells nothing: everything is shown again. */
function startOf(since: Since, { horizon, lineage }: Pick<Moment, 'horizon' | 'lineage'>): string {
  return since.lineage === lineage && BigInt(since.position) <= BigInt(horizon) ? since.position : '0'
}
