import type { Statement } from '../../platform/database/prepared.ts'
import { buildInsertAnswersSql } from '../../platform/work/idempotency/index.ts'
import { buildInsertWebhookEventsSql, HAS_RECIPIENTS_SQL } from '../../platform/work/webhook-events/index.ts'

/** $1 scans, $2 check-ins, $3 webhook events, $4 responses for idempotency keys, $5 now. Sent with the commit. */
export const recordScansSql: Statement = {
  name: 'record-scans',
  text: `
with scanned as (
  insert into scans (
    organization_id, event_id, livemode, id, client_uuid, fingerprint, answer, key_id, device_id, source, client, request_id, sent_at,
    received_at, device_result, decision_version
  )
  select organization_id, event_id, livemode, id, client_uuid, decode(fingerprint, 'hex'), answer, key_id, device_id, source, client,
    request_id, sent_at, received_at, device_result, decision_version
  from jsonb_to_recordset($1::jsonb) as row (
    organization_id text, event_id text, livemode boolean, id text, client_uuid uuid, fingerprint text, answer text, key_id text,
    device_id text, source text, client text, request_id text, sent_at timestamptz, received_at timestamptz, device_result text,
    decision_version integer
  )
), checked as (
  insert into checkins (
    organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id, result,
    reason, slot, event_slot, scanned_at, received_at, is_first
  )
  select organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id, attendee_id,
    result, reason, slot, event_slot, scanned_at, received_at, is_first
  from jsonb_to_recordset($2::jsonb) as row (
    organization_id text, event_id text, livemode boolean, id text, scan_id text, check_in_point_id text, day_id text,
    ticket_id text, registration_id text, attendee_id text, result text, reason text, slot text, event_slot text,
    scanned_at timestamptz, received_at timestamptz, is_first boolean
  )
), raised as (${buildInsertWebhookEventsSql('$3')})
${buildInsertAnswersSql('$4', '$5')}
returning ${HAS_RECIPIENTS_SQL}`,
}

/** For rows replaced by an earlier scan that arrived late. $1 organization, $2 event, $3 livemode, $4 check-ins */
export const unmarkFirstCheckinsSql: Statement = {
  name: 'unmark-first-checkins',
  text: `
update checkins set is_first = false
where organization_id = $1 and event_id = $2 and livemode = $3 and id = any ($4)`,
}
