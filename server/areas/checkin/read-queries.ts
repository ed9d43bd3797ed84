import { walkChains } from '../../access/visibility/index.ts'
import { only } from '../../platform/database/plan-by-keys.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import { isKept } from '../../platform/work/idempotency/index.ts'

/** The people of the tickets with the codes of a parameter. */
const peopleOn = (codes: string) => `
  select unnest(t.attendee_ids) from unnest(${codes}::text[]) wanted (code)
  cross join lateral (select attendee_ids from tickets where organization_id = $1 and ${only('tickets.code', 'wanted.code')}) t`

const POINT_GROUPS = `
  case when p.groups is not null then array(
    with recursive below as (
      select g.id from groups g where g.organization_id = p.organization_id and g.id = any (p.groups)
      union
      select child.id from groups child join below on child.parent_id = below.id where child.organization_id = p.organization_id
    )
    select id from below order by id
  ) end`

/** $1 organization, $2 the event by its id or code */
export const readEventWorld: Statement = {
  name: 'read-event-world',
  text: `
select e.id, e.code, e.group_id, e.language, e.livemode, json_build_object(
  'timezone', e.timezone,
  'days', coalesce((
    select json_agg(json_build_object(
      'code', d.id, 'label', d.code, 'date', d.date, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'locked_at', d.locked_at
    ) order by d.id)
    from event_days d where d.organization_id = e.organization_id and d.event_id = e.id
  ), '[]'),
  'check_in_points', coalesce((
    select json_agg(json_build_object(
      'code', p.id, 'label', p.code, 'kind', p.kind, 'days', p.days, 'attendee_types', p.attendee_types, 'groups', ${POINT_GROUPS},
      'opens_at', p.opens_at, 'closes_at', p.closes_at, 'windows', p.windows, 'limit', p."limit", 'requires', p.requires
    ) order by p.id)
    from check_in_points p where p.organization_id = e.organization_id and p.event_id = e.id
  ), '[]')
)::text as world
from events e where e.organization_id = $1 and (e.id = $2 or e.code = $2) order by e.id = $2 desc limit 1`,
}

const EVENT_ID = `(
  select e.id from events e where e.organization_id = $1 and (e.id = $2 or e.code = $2) order by e.id = $2 desc limit 1
)`

/** $1 organization, $2 the event by its id or code, $3 codes */
export const readTickets: Statement = {
  name: 'read-scanned-tickets',
  text: `
select t.id, t.code, t.kind, t.livemode, t.voided_at, t.registration_id, coalesce((
  select json_agg(json_build_object(
    'id', a.id, 'registration_id', a.registration_id, 'first_name', a.first_name, 'last_name', a.last_name,
    'attendee_type_id', a.attendee_type_id, 'attendee_type', y.code, 'group_id', a.group_id, 'days', a.days, 'status', a.status,
    'cancelled_at', a.cancelled_at
  ) order by named.place)
  from unnest(t.attendee_ids) with ordinality named (id, place)
  cross join lateral (select * from attendees where organization_id = $1 and ${only('attendees.id', 'named.id')}) a
  join attendee_types y on y.organization_id = $1 and y.event_id = a.event_id and y.id = a.attendee_type_id
), '[]') as people
from unnest($3::text[]) wanted (code)
cross join lateral (select * from tickets where organization_id = $1 and ${only('tickets.code', 'wanted.code')}) t
where t.event_id = ${EVENT_ID}`,
}

/**
 * The order within each person is that of their index, for the same reason.
 *
 * $1 organization, $2 the event by its id or code, $3 codes, $4 livemode
 */
export const readAdmissions: Statement = {
  name: 'read-admissions-of-scanned',
  text: `
select c.attendee_id, c.result, c.check_in_point_id, c.day_id, c.scanned_at
from (${peopleOn('$3')}) person (id)
cross join lateral (
  select * from checkins
  where organization_id = $1 and event_id = ${EVENT_ID} and livemode = $4 and attendee_id = person.id
    and result in ('accepted', 'pre_checked', 'zone_entered') and withdrawn_at is null
  order by organization_id, event_id, livemode, attendee_id, day_id
) c
order by c.scanned_at, c.id`,
}

/** $1 organization, $2 the event by its id or code, $3 client uuids, $4 livemode */
export const readStoredScans: Statement = {
  name: 'read-stored-scans',
  text: `
select s.id, s.client_uuid, s.fingerprint, s.answer from unnest($3::uuid[]) wanted (client_uuid)
cross join lateral (
  select * from scans
  where organization_id = $1 and event_id = ${EVENT_ID} and livemode = $4 and withdrawn_at is null
    and ${only('scans.client_uuid', 'wanted.client_uuid')}
) s`,
}

/** $1 organization, $2 the event by its id or code, $3 codes, $4 groups of callers. Each group with itself and all above it. */
export const readChains: Statement = {
  name: 'read-chains-of-scanned',
  text: `with recursive ${walkChains(
    'chain',
    '$1',
    `array(
    select unnest($4::text[])
    union
    select e.group_id from events e where e.organization_id = $1 and (e.id = $2 or e.code = $2)
    union
    select a.group_id from (${peopleOn('$3')}) person (id)
    cross join lateral (
      select group_id from attendees where organization_id = $1 and ${only('attendees.id', 'person.id')}
    ) a
  )`,
  )}
select of, array_agg(id) as ids from chain group by of`,
}

/** $1 organization, $2 the event by its id or code, $3 API keys, $4 their idempotency keys, $5 livemode, $6 now */
export const readKept: Statement = {
  name: 'read-kept-scan-answers',
  text: `
select stored.api_key_id, stored.key, stored.fingerprint, stored.sealed_answer, s.answer
from unnest($3::text[], $4::text[]) wanted (api_key_id, key)
cross join lateral (
  select * from idempotency_keys stored
  where stored.organization_id = $1 and stored.api_key_id = wanted.api_key_id and ${isKept('$6')}
    and ${only('stored.key', 'wanted.key')}
) stored
left join lateral (
  select answer from scans
  where organization_id = $1 and event_id = ${EVENT_ID} and livemode = $5 and ${only('scans.id', 'stored.scan_id')}
) s on true`,
}
