import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { type ListScope, whereInSubtree, whereVisible } from '../../access/visibility/index.ts'
import { buildIndexLookup } from '../../platform/database/index-plans.ts'
import { type Reader, sql } from '../../platform/database/prepared.ts'
import * as lists from '../../platform/lists/index.ts'
import { buildSearchConditions } from '../../platform/lists/search-text.ts'
import * as booking from '../booking/index.ts'

/** One row more than the page, of one event or all that the caller can see. */
export async function findRegistrations(
  reader: Reader,
  caller: Caller,
  { event, groupId }: ListScope,
  filters: ApiCall<'listRegistrations'>['query'],
  page: lists.PageRequest,
): Promise<booking.RegistrationRow[]> {
  const organizationId = caller.organization.id
  const livemode = caller.key.mode === 'live'
  const [named, ...names] = registrationsNamed(organizationId, livemode, filters.q)
  const { after, tail } = lists.buildPageClauses('r.id', page)
  return lists.runFilteredQuery<booking.RegistrationRow>(reader, {
    name: 'list-registrations',
    head: [
      `select r.* from ${named} where r.organization_id = ? and r.livemode = ?`,
      ...names,
      organizationId,
      livemode,
    ],
    filters: {
      event: event && ['r.event_id = ?', event.id],
      sight: whereVisible(caller, event, 'r'),
      status: filters.status === undefined ? null : ['r.status = ?', filters.status],
      group: groupId === undefined ? null : whereInSubtree('r.group_id', organizationId, groupId),
      email: filters.email === undefined ? null : withEmail(organizationId, livemode, filters.email),
      external: filters.external_id === undefined ? null : ['r.external_id = ?', filters.external_id],
      after,
    },
    tail,
  })
}

const countAttendeesSql = sql('count-attendees-of-registrations')`
select registration_id, count(*) as attendees, 
  sum(octet_length(answers::text) + 29 * (cardinality(days) + cardinality(ticket_ids))) as bytes
from attendees
where organization_id = $1 and registration_id = any($2) group by registration_id`

/** A page ends early rather than exceed this many attendees, or this many bytes of them. */
const MAX_PEOPLE = 1_000

type Counted = { registration_id: string; attendees: number; bytes: number }

/** How many rows fit on a page, at least one. */
export async function countRowsFittingPage(reader: Reader, organizationId: string, rows: booking.RegistrationRow[]) {
  const ids = rows.map(({ id }) => id)
  const counted = await reader.run<Counted>(countAttendeesSql, [organizationId, ids])
  const countsOf = new Map(counted.map((counts) => [counts.registration_id, counts]))
  let attendees = 0
  let bytes = 0
  const fitting = rows.findIndex((row) => {
    const own = countsOf.get(row.id)
    attendees += own?.attendees ?? 0
    bytes +=
      lists.estimateJsonBytes(row) + (own?.attendees ?? 0) * booking.BASE_ATTENDEE_BYTES + Number(own?.bytes ?? 0)
    return attendees > MAX_PEOPLE || bytes > lists.MAX_PAGE_BYTES
  })
  return fitting === -1 ? rows.length : Math.max(1, fitting)
}

/** In the order of the rows. */
export async function readFullRegistrations(reader: Reader, organizationId: string, rows: booking.RegistrationRow[]) {
  const ids = rows.map(({ id }) => id)
  const attendees = await booking.readRegistrationAttendees(reader, organizationId, ids)
  const names = await booking.readCodesForRows(reader, organizationId, rows)
  const byRegistration = Map.groupBy(attendees, ({ registration_id }: booking.AttendeeRow) => registration_id)
  return rows.map((row) => booking.toRegistration(row, byRegistration.get(row.id) ?? [], names))
}

/** As a list, since a join would be in the order of ids, and read all registrations up to the one with the address. */
function withEmail(...values: [organizationId: string, livemode: boolean, email: string]): lists.SqlCondition {
  return [
    `r.id = any (array(
  select registration_id from attendees where organization_id = ? and livemode = ? and lower(email) = lower(?)
  union all
  select id from registrations where organization_id = ? and livemode = ? and lower(email) = lower(?)
))`,
    ...values,
    ...values,
  ]
}

/**
 * One attendee must match all words. The registrations of those are looked up one by one: a join may read all attendees
 * for each registration where the planner knows no numbers.
 */
function registrationsNamed(organizationId: string, livemode: boolean, q: string | undefined): lists.SqlCondition {
  const conditions = Object.values(buildSearchConditions('search', q))
  if (conditions.length === 0) return ['registrations r']
  const texts = conditions.map(([text]) => text).join(' and ')
  return [
    `(
  select distinct registration_id from attendees where organization_id = ? and livemode = ? and ${texts}
) named
cross join lateral (select * from registrations one where one.organization_id = ? and ${buildIndexLookup('one.id', 'named.registration_id')}) r`,
    organizationId,
    livemode,
    ...conditions.flatMap(([, ...values]) => values),
    organizationId,
  ]
}

export const findWaitlistsToPromoteSql = sql('find-waitlists-to-promote')`
select organization_id, event_id, livemode from event_places where serving order by 1, 2, 3`
