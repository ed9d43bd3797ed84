import { buildGroupsBelowCte } from '../../../access/visibility/index.ts'
import { buildIndexLookup, equalsByIndex } from '../../../platform/database/index-plans.ts'
import { type Statement, sql } from '../../../platform/database/prepared.ts'

const ADMITTING = `('accepted', 'pre_checked', 'zone_entered')`

/** $1 organization, $2 group. The group and all below it. */
export const listGroupSubtreeSql = sql('list-group-subtree')`
with recursive ${buildGroupsBelowCte('below', '$1', '$2')} select id from below`

/**
 * The sequences of the reader's changes: $1 organization, $2 event, $3 livemode of the reader, $4 whether it is limited to
 * a group. A test roster has live tickets, too, but test check-ins only.
 */
export const readRosterSyncStateSql = sql('read-roster-sync-state')`
select change_lineage as lineage, (select group_moves from organizations where id = $1) as moves, (
  select json_agg(json_build_object(
    'number', number::text, 'restarted', (case when $4 then greatest(restarted, regrouped) else restarted end)::text
  ) order by kind desc, livemode desc)
  from change_numbers
  where organization_id = $1 and event_id = $2
    and case kind when 'people' then livemode or not $3::boolean else livemode = $3 end
) as sequences
from instance`

/**
 * The people on a ticket, with their admissions in the reader's mode: $3. All of it is looked up by keys, for statements
 * that run with index plans: right after a burst of scans a join would read all check-ins for each person.
 */
const PEOPLE = `coalesce((
  select json_agg(json_build_object(
    'id', a.id, 'first_name', a.first_name, 'last_name', a.last_name, 'status', a.status, 'cancelled_at', a.cancelled_at,
    'attendee_type', (
      select y.code from attendee_types y
      where y.organization_id = $1 and y.event_id = a.event_id and y.id = a.attendee_type_id
    ),
    'group', (select g.code from groups g where g.organization_id = $1 and ${buildIndexLookup('g.id', 'a.group_id')}),
    'days', array(
      select d.code from event_days d
      where d.organization_id = $1 and d.event_id = a.event_id and d.id = any (a.days) order by d.starts_instant
    ),
    'admissions', coalesce((
      select json_agg(json_build_object(
        'result', c.result, 'check_in_point', (
          select p.code from check_in_points p
          where p.organization_id = $1 and p.event_id = a.event_id and p.id = c.check_in_point_id
        ), 'day', (
          select d.code from event_days d
          where d.organization_id = $1 and d.event_id = a.event_id and d.id = c.day_id
        ), 'at', c.scanned_at
      ) order by c.scanned_at, c.id)
      from (
        select * from checkins c
        where c.organization_id = $1 and c.event_id = a.event_id and c.livemode = $3
          and c.is_first and c.result in ${ADMITTING} and c.withdrawn_at is null and ${equalsByIndex('c.attendee_id', 'a.id')}
      ) c
    ), '[]')
  ) order by named.place)
  from unnest(t.attendee_ids) with ordinality named (id, place)
  cross join lateral (
    select * from attendees one where one.organization_id = $1 and ${buildIndexLookup('one.id', 'named.id')}
  ) a
), '[]') as people`

/** $4 groups, or null for all tickets */
const WITHIN = (registration: string) => `($4::text[] is null or exists (
    select from registrations r where r.organization_id = $1 and r.id = ${registration} and r.group_id = any ($4)
  ))`

/** $1 organization, $2 event, $3 livemode of the reader (live: no test tickets), $4 groups or null, $5 salt */
const TICKETS = `
select t.id, t.kind, t.livemode, t.voided_at, encode(sha256(convert_to($5 || chr(10) || t.code, 'UTF8')), 'hex') as code_hash, right(t.code, 4) as code_last_four,
  ${PEOPLE}
from tickets t
where t.organization_id = $1 and t.event_id = $2 and (t.livemode or not $3::boolean) and ${WITHIN('t.registration_id')}`

/** $6 livemode and $7 id of the last ticket; $8 limit. Test tickets come first, as in the index. */
export const listRosterTicketsSql = sql('list-roster-tickets')`
${TICKETS} and (t.livemode, t.id) > ($6::boolean, $7) order by t.livemode, t.id limit $8`

/** $6 tickets */
export const readRosterTicketsByIdSql = sql('read-roster-tickets-by-id')`
${TICKETS} and t.id = any ($6)`

/** Enough for any 21 tickets, as a ticket has at most 200 people; an address may be that of everybody at an event. */
const MAX_OF_ADDRESS = 5_000

const OF_ADDRESS = (table: string, registration: string) => `
    where ${table}.organization_id = $1 and ${table}.livemode = any (array[true, $3::boolean]) and lower(${table}.email) = lower($6)
      and ${table}.event_id = $2 and ($4::text[] is null or ${table}.group_id = any ($4))
      and t.organization_id = $1 and t.registration_id = ${registration}`

/** $6 email address of a person or a registration, $7 limit */
export const findRosterTicketsByEmailSql = sql('find-roster-tickets-by-email')`
${TICKETS} and t.id = any (array(
  (
    select t.id from attendees a, tickets t ${OF_ADDRESS('a', 'a.registration_id')} and a.id = any (t.attendee_ids)
    limit ${MAX_OF_ADDRESS}
  )
  union
  (
    select t.id from registrations r, tickets t ${OF_ADDRESS('r', 'r.id')}
    limit ${MAX_OF_ADDRESS}
  )
)) order by t.voided_at is not null, t.id limit $7`

/**
 * Counts an address that nobody has, before it is known whether somebody does, so that calls at the same time do not
 * exceed the limit. $1 organization, $2 device, $3 now, $4 the end of windows that are over, $5 limit
 */
export const countFailedEmailSearchSql = sql('count-failed-email-search')`
insert into device_usage as u (organization_id, device_id, counted, window_start, calls)
values ($1, $2, 'missed_addresses', $3::timestamptz, 1)
on conflict (organization_id, device_id, counted) do update set
  calls = case when u.window_start <= $4::timestamptz then 1 else least(u.calls, $5::int) + 1 end,
  window_start = case when u.window_start <= $4::timestamptz then $3::timestamptz else u.window_start end
returning u.calls, u.window_start`

/** $1 organization, $2 device */
export const uncountFailedEmailSearchSql = sql('uncount-failed-email-search')`
update device_usage set calls = calls - 1
where organization_id = $1 and device_id = $2 and counted = 'missed_addresses'`

/**
 * $1 organization, $2 event, $3 livemode of the reader, $4 groups or null; of each sequence: $5 number, $6 row and $7
 * ticket of the last entry that was read, and $8 the number before which the list ends; $9 limit of rows with an entry.
 */
const since = (sequence: number, row: string) => `
    and (${row}.changed, ${row}.id) >= (($5::bigint[])[${sequence}], ($6::text[])[${sequence}])
    and ${row}.changed < ($8::bigint[])[${sequence}]`

const unread = (sequence: number, row: string) =>
  `(${row}.changed, ${row}.id, t.id) > (($5::bigint[])[${sequence}], ($6::text[])[${sequence}], ($7::text[])[${sequence}])`

/** All tickets of a row's attendee. Each source reads its index up to the limit; a join would read and sort all rows. */
const forEachTicket = (sequence: number, attendee: string, [rows, where]: [string, string], others: string) => `
  select ${sequence} as sequence, one.changed, one.id, t.id as ticket_id, t.livemode from (
    select one.changed, one.id, ids, modes from ${rows} one cross join lateral (
      select array_agg(t.id) as ids, array_agg(t.livemode) as modes from (
        select t.id, t.livemode from tickets t where t.organization_id = $1 and ${attendee} = any (t.attendee_ids)
          and ${others} and ${unread(sequence, 'one')} and ${equalsByIndex('t.registration_id', 'one.registration_id')}) t
    ) found where ${where}${since(sequence, 'one')} and ids is not null order by one.changed, one.id limit $9
  ) one cross join lateral unnest(ids, modes) as t (id, livemode)`

/** The first sequence is that of live people, the second that of test people. */
const changedTickets = (sequence: number) => `tickets t
  where t.organization_id = $1 and t.event_id = $2 and t.livemode = ${sequence === 1} and ${WITHIN('t.registration_id')}
    ${since(sequence, 't')} and ${unread(sequence, 't')}
  order by t.changed, t.id`

/** A ticket has its own entry for the number of its attendee. Attendees are read up to the page's last ticket. */
const peopleOf = (sequence: number) => {
  const where = `one.organization_id = $1 and one.event_id = $2 and one.livemode = ${sequence === 1} and ($4::text[] is null or one.group_id = any ($4))
    and one.changed <= coalesce((select t.changed from ${changedTickets(sequence)} offset $9 - 1 limit 1), ($8::bigint[])[${sequence}])`
  return `(select ${sequence} as sequence, t.changed, t.id, t.id as ticket_id, t.livemode from ${changedTickets(sequence)} limit $9)
  union all ${forEachTicket(sequence, 'one.id', ['attendees', where], 't.changed <> one.changed')}`
}

/** Check-ins follow the people; they are not read for a page that tickets fill. */
const listChanges = (name: string, people: 1 | 2): Statement => {
  const where = `not exists (select from ${changedTickets(people)} offset $9 - 1)
    and one.organization_id = $1 and one.event_id = $2 and one.livemode = ${people === 1} and one.result in ${ADMITTING}
    and one.is_first and ${WITHIN('one.registration_id')}`
  const admissions = forEachTicket(
    people + 1,
    'one.attendee_id',
    ['checkins', where],
    '(t.livemode or not $3::boolean)',
  )
  const sources = [...[1, 2].slice(0, people).map(peopleOf), admissions].join(' union all ')
  return { name, text: `select * from (${sources}) one order by sequence, changed, id, ticket_id limit $9` }
}

export const listRosterChangesForLiveSql = listChanges('list-live-changes-of-roster', 1)

export const listRosterChangesForTestSql = listChanges('list-test-changes-of-roster', 2)
