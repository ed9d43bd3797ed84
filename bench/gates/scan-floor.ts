import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import { displayOf } from '#sdk/checkin'
import { newId } from '../../server/platform/ids.ts'
import type { BaselineHandler } from '../entry.ts'
import { countApiCall } from '../floor/call.ts'
import { BENCH_EVENT_CODE } from '../people/bench-event.ts'

const DISPLAY = JSON.stringify(displayOf('accepted', null))

export function buildScanBaseline(pool: Pool): BaselineHandler {
  return async (request, bytes) => {
    const { organization_id, key_id } = await countApiCall(pool, request)
    const { code, check_in_point, client_uuid, scanned_at } = JSON.parse(bytes.toString())
    const now = new Date()
    const { rows } = await pool.query({
      ...scanBarely,
      values: [
        organization_id,
        BENCH_EVENT_CODE,
        check_in_point,
        code,
        client_uuid,
        newId(now),
        newId(now),
        scanned_at,
        now.toISOString(),
        key_id,
        DISPLAY,
        hash('sha256', bytes, 'buffer'),
        `evt_${newId(now)}`,
        '2026-11-15',
        request.headers['idempotency-key'],
      ],
    })
    return rows[0] ? { status: 200, body: rows[0].answer } : { status: 404, body: { error: 'not_found' } }
  }
}

const CHECKIN = `json_build_object(
  'id', $6::text, 'scan_id', $7::text, 'client_uuid', $5::text, 'event_id', event_id, 'check_in_point', $3::text, 'day', day,
  'ticket_id', ticket_id, 'registration_id', registration_id, 'attendee_id', attendee_id, 'result', 'accepted', 'admitted', true,
  'reason', null, 'direction', 'in', 'scanned_at', $8::text, 'received_at', $9::text, 'key_id', $10::text, 'device_id', null,
  'overrides', null, 'override_reason', null, 'member_id', null, 'device_result', null, 'decision_version', 1, 'livemode', true
)`

const ANSWER = `json_build_object(
  'result', 'accepted', 'admitted', true, 'reason', null, 'display', $11::json,
  'ticket', json_build_object('id', ticket_id, 'kind', kind, 'registration_id', registration_id, 'voided_at', null, 'livemode', true),
  'attendees', json_build_array(json_build_object(
    'attendee', json_build_object('id', attendee_id, 'first_name', first_name, 'last_name', last_name, 'attendee_type', attendee_type),
    'result', 'accepted', 'admitted', true, 'reason', null, 'checkin_id', $6::text, 'first_admission', null
  )),
  'checkins', json_build_array(checkin), 'scanned_at', $8::text, 'clock_offset_ms', null, 'livemode', true
)`

/**
 * $1 organization, $2 event and $3 check-in point by their codes, $4 code of the ticket, $5 client UUID, $6 check-in,
 * $7 scan, $8 scanned and $9 received at, $10 API key, $11 what is displayed, $12 fingerprint, $13 webhook event,
 * $14 API version, $15 idempotency key
 */
const scanBarely = {
  name: 'scan',
  text: `
with found as (
  select e.id as event_id, p.id as point_id, d.id as day_id, d.code as day, t.id as ticket_id, t.kind, t.registration_id,
    a.id as attendee_id, a.first_name, a.last_name, y.code as attendee_type
  from events e
  join check_in_points p on p.organization_id = $1 and p.event_id = e.id and p.code = $3
  join event_days d on d.organization_id = $1 and d.event_id = e.id and d.starts_instant <= $8::timestamptz and $8::timestamptz < d.ends_instant
  join tickets t on t.organization_id = $1 and t.code = $4 and t.event_id = e.id and t.livemode and t.status = 'valid'
  join attendees a on a.organization_id = $1 and a.id = t.attendee_ids[1] and a.status = 'confirmed'
  join attendee_types y on y.organization_id = $1 and y.event_id = e.id and y.id = a.attendee_type_id
  where e.organization_id = $1 and e.code = $2
), shown as (select *, ${CHECKIN} as checkin from found), answered as (select *, ${ANSWER} as answer from shown
), scanned as (
  insert into scans (organization_id, event_id, livemode, id, client_uuid, fingerprint, answer, key_id, source, received_at, decision_version)
  select $1, event_id, true, $7, $5::text::uuid, $12, answer::text, $10, 'api', $9::timestamptz, 1 from answered
), checked as (
  insert into checkins (organization_id, event_id, livemode, id, scan_id, check_in_point_id, day_id, ticket_id, registration_id,
    attendee_id, result, scanned_at, received_at, changed)
  select $1, event_id, true, $6, $7, point_id, day_id, ticket_id, registration_id, attendee_id, 'accepted', $8::timestamptz,
    $9::timestamptz, 1 from answered
), raised as (
  insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
  select $1, $13, 'checkin.recorded', event_id, true, '{}', json_build_object('id', $13::text, 'type', 'checkin.recorded',
    'api_version', $14::text, 'created_at', $9::text, 'livemode', true, 'data', checkin)::text, $9::timestamptz from answered
), kept as (
  insert into idempotency_keys (organization_id, api_key_id, key, fingerprint, scan_id, created_at)
  select $1, $10, $15, $12, $7, $9::timestamptz from answered
)
select answer from answered`,
}
