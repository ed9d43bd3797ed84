import { resetTestChangeFeedsSql } from '../../../access/visibility/index.ts'
import { type Refusal, refuseState } from '../../../platform/contract/refusal.ts'
import * as indexPlans from '../../../platform/database/index-plans.ts'
import { type Statement, sql } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Work } from '../../../platform/work/work.ts'
import { openBook, saveAndCloseBook } from '../book/book.ts'
import { promoteWaitlist } from '../places/promote-waitlist.ts'
import { blockTestScansSql } from '../scan-locks.ts'
import { removeTestCheckins } from './remove-test-checkins.ts'

type Pinned = { id: string; code: string } & (
  | { type: 'event' | 'group' }
  | { type: 'day' | 'attendee_type'; eventId: string }
)

/** All other requests for these events wait while this runs. */
const MAX_PEOPLE = 5_000

type Found = { id: string; event_id: string; attendees: number }
type Person = { id: string; event_id: string }
type Removed = { attendees: number; tickets: number; payments: number; checkins: number }

/**
 * Test data does not prevent deleting live structure: test registrations that refer to it are deleted with it. The
 * caller has locked their events' places. Only the audit log records it; clients that follow test attendees start
 * again.
 */
export async function removeTestRegistrations(work: Work, organizationId: string, pinned: Pinned) {
  const { transaction } = work
  const eventId = 'eventId' in pinned ? [pinned.eventId] : []
  // Every registration has an attendee, so one registration above the limit is already too many.
  const values = [organizationId, MAX_PEOPLE + 1, pinned.id, ...eventId]
  const found = await indexPlans.runWithIndexPlans<Found>(transaction, FINDING[pinned.type], values)
  if (found.length === 0) return undefined
  const attendees = found.reduce((sum, registration) => sum + registration.attendees, 0)
  if (attendees > MAX_PEOPLE) return refuseMany(pinned)
  const events = [...new Set(found.map(({ event_id }) => event_id))]
  // A separate statement, so that the deletion's snapshot sees all scans committed before the lock.
  transaction.defer(blockTestScansSql, [organizationId])
  const removed = await removeRegistrations(transaction, organizationId, found)
  const { type, id } = pinned
  const before = { livemode: false, registrations: found.length, ...removed }
  work.audit({ action: 'test_registrations.deleted', object: { type, id }, before, after: null })
  transaction.defer(resetTestChangeFeedsSql, [organizationId, events])
  if (type !== 'event') await freePlaces(work, organizationId, events)
  return undefined
}

async function removeRegistrations(transaction: Transaction, organizationId: string, found: Found[]): Promise<Removed> {
  const removed = { attendees: 0, tickets: 0, payments: 0, checkins: 0 }
  const ids = found.map(({ id }) => id)
  const people = await indexPlans.runWithIndexPlans<Person>(transaction, listPeopleSql, [organizationId, ids])
  for (const [eventId, ofEvent] of Map.groupBy(people, ({ event_id }) => event_id)) {
    const chosen = { column: 'attendee_id', ids: ofEvent.map(({ id }) => id) } as const
    removed.checkins += await removeTestCheckins(transaction, organizationId, eventId, chosen)
  }
  await indexPlans.actWithIndexPlans(transaction, async () => {
    for (const part of partsOf(found)) {
      const [counted] = await transaction.run<Removed>(deleteRegistrationsSql, [organizationId, part])
      for (const thing of ['attendees', 'tickets', 'payments'] as const) removed[thing] += counted?.[thing] ?? 0
    }
  })
  return removed
}

/** People whom one statement deletes, and 199 more: a registration has at most 200. */
const PART = 300

/** Their ids, in parts. */
function partsOf(found: Found[]): string[][] {
  const parts: string[][] = []
  let people = PART
  for (const { id, attendees } of found) {
    if (people >= PART) {
      parts.push([])
      people = 0
    }
    parts.at(-1)?.push(id)
    people += attendees
  }
  return parts
}

/** Promotes waitlisted test registrations into the places that came free. */
async function freePlaces(work: Work, organizationId: string, events: string[]): Promise<void> {
  const values = [organizationId, events]
  const counted = await work.transaction.run<{ event_id: string; waiting: number }>(recountTestPlacesSql, values)
  for (const { event_id } of counted.filter(({ waiting }) => waiting > 0)) {
    const book = await openBook(work, organizationId, event_id, false)
    await promoteWaitlist(book)
    await saveAndCloseBook(book)
  }
}

function refuseMany({ type, code }: Pinned): Refusal<'invalid_state'> {
  const thing = `${type.replaceAll('_', ' ')} ${code}`
  const message = `The ${thing} cannot be deleted: test registrations of more than ${MAX_PEOPLE} people refer to it, too many to be removed with it.`
  return refuseState('in_use', message, { most_test_people: MAX_PEOPLE })
}

/** $1 organization, $2 maximum number, $3 what they refer to, $4 the event of a day or an attendee type */
const finding = (type: Pinned['type'], registrations: string) => sql(`test-registrations-of-${type}`)`
select r.id, r.event_id, (
  select count(*) from (
    select 1 from attendees a where a.organization_id = $1 and ${indexPlans.equalsByIndex('a.registration_id', 'r.id')}
  ) people
) as attendees
from ${registrations}
limit $2`

const ofRegistrations = (condition: string) =>
  `(select * from registrations r where r.organization_id = $1 and not r.livemode and ${condition} offset 0) r`

/** Looked up one by one: where the planner knows no numbers, a join may read all registrations for each attendee. */
const ofPeople = (condition: string) => `(
  select distinct a.registration_id from attendees a
  where a.organization_id = $1 and a.event_id = $4 and not a.livemode and ${condition}
) named
cross join lateral (select * from registrations r where r.organization_id = $1 and ${indexPlans.buildIndexLookup('r.id', 'named.registration_id')}) r`

const FINDING: Record<Pinned['type'], Statement> = {
  event: finding('event', ofRegistrations('r.event_id = $3')),
  group: finding('group', ofRegistrations('r.group_id = $3')),
  day: finding('day', ofPeople('a.days @> array[$3::text]')),
  attendee_type: finding('attendee_type', ofPeople('a.attendee_type_id = $3')),
}

/** $1 organization, $2 registrations */
const ofEach = (table: string, column: string) => `unnest($2::text[]) as registration (id)
    cross join lateral (
      select one.*, one.ctid as place from ${table} one
      where one.organization_id = $1 and ${indexPlans.equalsByIndex(`one.${column}`, 'registration.id')}
    ) found`

const listPeopleSql = sql('list-people-of-registrations')`
select found.id, found.event_id from ${ofEach('attendees', 'registration_id')}`

const placesOf = (table: string, column: string) =>
  indexPlans.buildPlacesCondition(`select found.place from ${ofEach(table, column)}`)

/** $1 organization, $2 registrations. Deletes all that belongs to them but their check-ins; returns the counts. */
const deleteRegistrationsSql = sql('delete-registrations')`
with people as (
  delete from attendees where ${placesOf('attendees', 'registration_id')} returning 1
), gone_tickets as (
  delete from tickets where ${placesOf('tickets', 'registration_id')} returning 1
), gone_payments as (
  delete from payments where ${placesOf('payments', 'registration_id')} returning 1
), gone_orders as (
  delete from mail_orders where organization_id = $1 and (registration_id in (select unnest($2::text[]))) is true
), gone as (
  delete from registrations where ${placesOf('registrations', 'id')}
)
select (select count(*) from people) as attendees, (select count(*) from gone_tickets) as tickets,
  (select count(*) from gone_payments) as payments`

/** $1 organization, $2 events. Recounts test places and waitlists; returns each waitlist's length. */
const recountTestPlacesSql = sql('recount-test-places')`
with holding as materialized (
  select a.event_id, a.attendee_type_id, a.days from attendees a
  cross join lateral (select r.status from registrations r where r.organization_id = $1 and ${indexPlans.buildIndexLookup('r.id', 'a.registration_id')}) r
  where a.organization_id = $1 and a.event_id = any($2) and not a.livemode and a.status not in ('cancelled', 'declined')
    and r.status in ('pending', 'awaiting_payment', 'confirmed')
), types as (
  select event_id, jsonb_object_agg(attendee_type_id, people) as counts from (
    select event_id, attendee_type_id, count(*) as people from holding group by 1, 2
  ) counted group by event_id
), waiters as (
  select event_id, count(*) as waiting from registrations
  where organization_id = $1 and event_id = any($2) and not livemode and status = 'waitlisted' group by event_id
), days as (
  select event_id, jsonb_object_agg(day, people) as counts from (
    select event_id, unnest(days) as day, count(*) as people from holding group by 1, 2
  ) counted group by event_id
)
update event_places p set
  taken = (select count(*) from holding h where h.event_id = p.event_id),
  waiting = coalesce((select w.waiting from waiters w where w.event_id = p.event_id), 0),
  serving = p.serving and exists (select from waiters w where w.event_id = p.event_id),
  by_type = coalesce((select counts from types t where t.event_id = p.event_id), '{}'),
  by_day = coalesce((select counts from days d where d.event_id = p.event_id), '{}')
where p.organization_id = $1 and p.event_id = any($2) and not p.livemode
returning p.event_id, p.waiting`
