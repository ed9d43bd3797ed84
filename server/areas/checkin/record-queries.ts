import { NEXT_CHANGE_NUMBER_SQL } from '../../access/visibility/index.ts'
import { sql } from '../../platform/database/prepared.ts'
import { buildInsertAnswersSql } from '../../platform/work/idempotency/index.ts'
import { buildRaiseCtes, HAS_RECIPIENTS_SQL } from '../../platform/work/webhook-events/index.ts'

/** $1 organization, $2 event, $3 livemode */
export const TAKE_CHECKIN_NUMBER_SQL = `
  update change_numbers set number = ${NEXT_CHANGE_NUMBER_SQL}
  where organization_id = $1 and event_id = $2 and livemode = $3 and kind = 'checkins'`

/**
 * Sent with the commit. $1 organization, $2 event, $3 livemode, $4 scans, $5 their answers, one per line, which saves
 * escaping them, $6 check-ins, $7 webhook events, $8 their envelopes, $9 responses for idempotency keys, $10 now,
 * $11 whether rosters change. PostgreSQL runs insertions that no other part reads in the reverse order: check-ins are
 * the last, so that their number is held for them and the commit alone.
 */
export const recordScansSql = sql('record-scans')`
with numbered as (
  ${TAKE_CHECKIN_NUMBER_SQL} and $11::boolean
  returning number
), checked as (
  insert into checkins (
    organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, result,
    reason, slot, event_slot, scanned_at, received_at, is_first, changed
  )
  select $1, $2, $3, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id,
    result, reason, slot, event_slot, scanned_at, received_at, is_first, coalesce((select number from numbered), 0)
  from json_to_recordset($6::json) as row (
    id text, scan_id text, check_in_point_id text, day_id text,
    ticket_id text, registration_id text, attendee_id text, result text, reason text, slot text, event_slot text,
    scanned_at timestamptz, received_at timestamptz, is_first boolean
  )
), scanned as (
  insert into scans (
    organization_id, event_id, livemode, id, client_uuid, fingerprint, answer, key_id, device_id, source, client, request_id, sent_at,
    received_at, device_result, decision_version
  )
  select $1, $2, $3, id, client_uuid, decode(fingerprint, 'hex'), answer, key_id, device_id, source, client, request_id, sent_at,
    received_at, device_result, decision_version
  from rows from (
    json_to_recordset($4::json) as (
      id text, client_uuid uuid, fingerprint text, key_id text, device_id text, source text, client text, request_id text,
      sent_at timestamptz, received_at timestamptz, device_result text, decision_version integer
    ),
    string_to_table($5, e'\\n')
  ) as row (
    id, client_uuid, fingerprint, key_id, device_id, source, client, request_id, sent_at, received_at, device_result,
    decision_version, answer
  )
), ${buildRaiseCtes('$7', '$8')}
${buildInsertAnswersSql('$9', '$10')}
returning ${HAS_RECIPIENTS_SQL}`

/** For rows replaced by an earlier scan that arrived late. $1 organization, $2 event, $3 livemode, $4 check-ins */
export const unmarkFirstCheckinsSql = sql('unmark-first-checkins')`
update checkins set is_first = false
where organization_id = $1 and event_id = $2 and livemode = $3 and id = any ($4)`
