import { buildGroupAncestorsCte } from '../../access/visibility/index.ts'
import { buildIndexLookup } from '../../platform/database/index-plans.ts'
import { sql } from '../../platform/database/prepared.ts'
import { buildNotExpiredSql } from '../../platform/work/idempotency/index.ts'
import { MAX_SCAN_RESPONSE_CHARS, MAX_SCANNED_ATTENDEES } from './bounds.ts'

const EVENT = 'id, code, group_id, language, livemode, timezone'

const WORLD = `json_build_object(
  'timezone', e.timezone,
  'days', coalesce((
    select json_agg(json_build_object(
      'id', d.id, 'code', d.code, 'date', d.date, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'locked_at', d.locked_at
    ) order by d.id)
    from event_days d where d.organization_id = $1 and d.event_id = e.id
  ), '[]'),
  'check_in_points', coalesce((
    select json_agg(json_build_object(
      'id', p.id, 'code', p.code, 'kind', p.kind, 'days', p.days, 'attendee_types', p.attendee_types, 'groups', p.groups,
      'opens_at', p.opens_at, 'closes_at', p.closes_at, 'windows', p.windows, 'limit', p."limit", 'requires', p.requires
    ) order by p.id)
    from check_in_points p where p.organization_id = $1 and p.event_id = e.id
  ), '[]')
)::text`

const TICKETS = `
  select json_agg(json_build_object(
    'id', t.id, 'code', t.code, 'kind', t.kind, 'livemode', t.livemode, 'voided_at', t.voided_at, 'registration_id', t.registration_id,
    'is_read', t.is_read
  )) from ticket t`

const ticketsBy = (column: 'code' | 'id', values: string) => `
  select t.* from unnest(${values}::text[]) wanted (value)
  cross join lateral (
    select id, event_id, code, kind, livemode, voided_at, registration_id, attendee_ids
    from tickets where organization_id = $1 and ${buildIndexLookup(`tickets.${column}`, 'wanted.value')}
  ) t`

/** One line per row, so that parsing many can yield to the event loop. */
const lines = (json: string) => `string_agg((${json})::text, e'\\n')`

/** In the order of the ticket: each person is looked up separately, because a join could change the order. */
const PEOPLE = `
  select ${lines(`json_build_object(
    'code', a.code, 'id', a.id, 'registration_id', a.registration_id, 'first_name', a.first_name, 'last_name', a.last_name,
    'attendee_type_id', a.attendee_type_id, 'attendee_type', (
      select y.code from attendee_types y where y.organization_id = $1 and y.event_id = a.event_id and y.id = a.attendee_type_id
    ), 'group_id', a.group_id, 'days', a.days, 'status', a.status, 'cancelled_at', a.cancelled_at
  )`)} from person a`

/** The first of each kind, in the order of the index on attendees; sorting is disabled. */
const ADMISSIONS = `
  select ${lines(`json_build_object(
    'attendee_id', c.attendee_id, 'result', c.result, 'check_in_point_id', c.check_in_point_id, 'day_id', c.day_id,
    'scanned_at', c.scanned_at, 'id', c.id
  )`)}
  from person
  cross join lateral (
    select * from checkins
    where organization_id = $1 and event_id = e.id and livemode = $5 and attendee_id = person.id
      and is_first and result in ('accepted', 'pre_checked', 'zone_entered') and withdrawn_at is null
    order by organization_id, event_id, livemode, attendee_id, is_first, day_id
  ) c`

const BEFORE = 'rows between unbounded preceding and 1 preceding'

const STORED = `
  select ${lines(`json_build_object(
    'id', s.id, 'client_uuid', s.client_uuid, 'fingerprint', encode(s.fingerprint, 'hex'),
    'answer', case when s.before < ${MAX_SCAN_RESPONSE_CHARS} then s.answer end
  )`)}
  from (
    select found.*, coalesce(sum(length(found.answer)) over (${BEFORE}), 0) as before
    from unnest($4::uuid[]) wanted (client_uuid)
    cross join lateral (
      select id, client_uuid, fingerprint, answer from scans
      where organization_id = $1 and event_id = e.id and livemode = $5 and withdrawn_at is null
        and ${buildIndexLookup('scans.client_uuid', 'wanted.client_uuid')}
    ) found
  ) s`

const KEPT = `
  select json_agg(json_build_object(
    'api_key_id', stored.api_key_id, 'key', stored.key, 'fingerprint', encode(stored.fingerprint, 'hex'),
    'sealed_answer', encode(stored.sealed_answer, 'hex'), 'answer', s.answer
  ))
  from unnest($7::text[], $8::text[]) wanted (api_key_id, key)
  cross join lateral (
    select * from idempotency_keys stored
    where stored.organization_id = $1 and stored.api_key_id = wanted.api_key_id and ${buildNotExpiredSql('$9')}
      and ${buildIndexLookup('stored.key', 'wanted.key')}
  ) stored
  left join lateral (
    select answer from scans
    where organization_id = $1 and event_id = e.id and livemode = $5 and ${buildIndexLookup('scans.id', 'stored.scan_id')}
  ) s on true`

/**
 * Reads everything that deciding needs in one row, because planning each statement is half of the cost of reading.
 * $1 organization, $2 event id or code, $3 codes, $4 client uuids, $5 livemode, $6 groups of callers, $7 API keys, $8
 * their idempotency keys, $9 now, $10 ids of tickets; one that is also there by its code is read once
 */
export const readScanInputsSql = sql('read-scan-inputs')`
with recursive event as materialized (
  (select ${EVENT} from events where organization_id = $1 and ${buildIndexLookup('events.id', '$2')})
  union all
  (select ${EVENT} from events where organization_id = $1 and ${buildIndexLookup('events.code', '$2')})
  limit 1
), ticket as materialized (
  select t.*, coalesce(sum(cardinality(t.attendee_ids)) over (${BEFORE}), 0) < ${MAX_SCANNED_ATTENDEES} as is_read
  from (${ticketsBy('code', '$3')} union all ${ticketsBy('id', '$10')} where not t.code = any ($3)) t
  where t.event_id = (select id from event)
), person as materialized (
  select t.code, a.* from ticket t
  cross join lateral unnest(t.attendee_ids) named (id)
  cross join lateral (
    select id, event_id, registration_id, first_name, last_name, attendee_type_id, group_id, days, status, cancelled_at
    from attendees where organization_id = $1 and ${buildIndexLookup('attendees.id', 'named.id')}
  ) a
  where t.is_read
), ${buildGroupAncestorsCte(
  'chain',
  '$1',
  `array(
    select unnest($6::text[])
    union all
    select group_id from event
    union all
    select group_id from person
  )`,
)}
select e.id, e.code, e.group_id, e.language, e.livemode, ${WORLD} as world, (${TICKETS}) as tickets, (${PEOPLE}) as people,
  (${ADMISSIONS}) as admissions, (${STORED}) as stored, (${KEPT}) as kept,
  (select json_agg(json_build_array(of, id)) from chain) as chains
from (select) as once left join event e on true`
