import { NEXT_CHANGE_NUMBER_SQL } from '../../access/visibility/index.ts'
import { sql } from '../../platform/database/prepared.ts'

/** $1 organization, $2 event, $3 livemode */
export const TAKE_CHECKIN_NUMBER_SQL = `
  update change_numbers set number = ${NEXT_CHANGE_NUMBER_SQL}
  where organization_id = $1 and event_id = $2 and livemode = $3 and kind = 'checkins'`

const NUMBERS = `change_numbers n
where n.organization_id = $1 and n.event_id = $2 and n.livemode = $3 and n.kind = 'checkins'`

/**
 * Sent with the commit, before the check-ins. $1 organization, $2 event, $3 livemode, $4 scans, $5 their answers, one per
 * line, which saves escaping them, $6 whether rosters change. PostgreSQL runs changes that no other part reads in the
 * reverse order: the number is taken last, so that it is held for the check-ins and the commit alone.
 */
export const recordScansSql = sql('record-scans')`
with numbered as (${TAKE_CHECKIN_NUMBER_SQL} and $6::boolean
), scanned as (
  insert into scans (
    organization_id, event_id, livemode, id, client_uuid, fingerprint, answer, key_id, device_id, source, client, request_id, sent_at,
    received_at, device_result, decision_version
  )
  select organization_id, event_id, livemode, row.id, client_uuid, decode(fingerprint, 'hex'), answer, key_id, device_id, source,
    client, request_id, sent_at, received_at, device_result, decision_version
  from json_to_recordset($4::json) as row (
    place bigint, id text, client_uuid uuid, fingerprint text, key_id text, device_id text, source text, client text,
    request_id text, sent_at timestamptz, received_at timestamptz, device_result text, decision_version integer
  )
  join string_to_table($5, e'\\n') with ordinality as line (answer, place) using (place)
  cross join ${NUMBERS}
)
select`

/** $1 organization, $2 event, $3 livemode, $4 check-ins, $5 whether rosters change */
export const recordCheckinsSql = sql('record-checkins')`
insert into checkins (
  organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, result,
  reason, slot, event_slot, scanned_at, received_at, is_first, changed
)
select organization_id, event_id, livemode, row.id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id,
  result, reason, slot, event_slot, scanned_at, received_at, is_first, number * $5::boolean::int
from json_to_recordset($4::json) as row (
  id text, scan_id text, check_in_point_id text, day_id text,
  ticket_id text, registration_id text, attendee_id text, result text, reason text, slot text, event_slot text,
  scanned_at timestamptz, received_at timestamptz, is_first boolean
) cross join ${NUMBERS}`

/** For rows replaced by an earlier scan that arrived late. $1 organization, $2 event, $3 livemode, $4 check-ins */
export const unmarkFirstCheckinsSql = sql('unmark-first-checkins')`
update checkins set is_first = false
where organization_id = $1 and event_id = $2 and livemode = $3 and id = any ($4)`
