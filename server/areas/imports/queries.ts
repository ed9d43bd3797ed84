import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, whereVisible } from '../../access/visibility/index.ts'
import { buildIndexLookup, equalsByIndex, runWithIndexPlans } from '../../platform/database/index-plans.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { buildFilteredQuery } from '../../platform/lists/index.ts'
import type { AttendeeRow } from '../booking/index.ts'

export type PeopleSearchKeys = {
  externalIds: string[]
  /** Ids of people, as in exports. */
  ids: string[]
  /** Names with and without email, in the form of the search column. */
  searches: string[]
  phones: { phone: string; name: string }[]
}

const OF_EVENT = 'a.organization_id = ? and a.event_id = ? and a.livemode = ?'
const PHONE = `regexp_replace(regexp_replace(a.phone, '[^0-9+]', '', 'g'), '^00', '+')`

/** A subquery per term, so that each uses its own index. */
const FIND = `
with found as (
  select a.id from unnest(?::text[]) as wanted (id)
  cross join lateral (select id from attendees a where ${OF_EVENT} and ${equalsByIndex('a.external_id', 'wanted.id')}) a
  union
  select a.id from unnest(?::text[]) as wanted (id)
  cross join lateral (select * from attendees a where a.organization_id = ? and ${buildIndexLookup('a.id', 'wanted.id')}) a
  where a.event_id = ? and a.livemode = ?
  union
  select a.id from unnest(?::text[]) as wanted (search)
  cross join lateral (
    select id from attendees a
    where ${OF_EVENT} and a.search = wanted.search
      and ${equalsByIndex('hashtextextended(a.search, 0)', 'hashtextextended(wanted.search, 0)')}
  ) a
  union
  select a.id from unnest(?::text[], ?::text[]) as wanted (phone, name)
  cross join lateral (
    select id from attendees a
    where ${OF_EVENT} and ${PHONE} = wanted.phone and left(a.search, 60) >= left(wanted.name, 60)
      and left(a.search, 60) < left(wanted.name, 60) || chr(1114111)
    order by left(a.search, 60)
  ) a
)
select a.* from found cross join lateral (
  select * from attendees a where a.organization_id = ? and ${buildIndexLookup('a.id', 'found.id')}
) a
where true`

/** People of the event that the caller sees and the rows may mean, in the order of creation. */
export function findMatchCandidates(
  transaction: Transaction,
  caller: Caller,
  event: EventRow,
  wanted: PeopleSearchKeys,
): Promise<AttendeeRow[]> {
  const { statement, values } = buildMatchCandidatesQuery(caller, event, wanted)
  return runWithIndexPlans<AttendeeRow>(transaction, statement, values)
}

export function buildMatchCandidatesQuery(
  caller: Caller,
  event: EventRow,
  { externalIds, ids, searches, phones }: PeopleSearchKeys,
) {
  const of = [caller.organization.id, event.id, caller.key.mode === 'live']
  return buildFilteredQuery({
    name: 'find-imported-people',
    head: [
      FIND,
      externalIds,
      ...of,
      ids,
      ...of,
      searches,
      ...of,
      phones.map(({ phone }) => phone),
      phones.map(({ name }) => name),
      ...of,
      caller.organization.id,
    ],
    filters: { sight: whereVisible(caller, event, 'a') },
    tail: ['order by a.id'],
  })
}
