import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import { displayOf } from '#sdk/checkin'
import { newId } from '../../server/platform/ids.ts'
import type { BaselineHandler } from '../entry.ts'
import { countApiCall, toWebhookEvent } from '../floor/call.ts'

const DISPLAY = displayOf('accepted', null)

type Sent = { code: string; check_in_point: string; client_uuid: string; scanned_at: string }

/** Writes the rows of all scans with one statement and trusts its input: no lookups, no decisions. */
export function buildScanBatchBaseline(pool: Pool, { eventId }: { eventId: string }): BaselineHandler {
  return async (request, bytes) => {
    const { organization_id, key_id } = await countApiCall(pool, request)
    const { scans }: { scans: Sent[] } = JSON.parse(bytes.toString())
    const now = new Date()
    const at = now.toISOString()
    const made = scans.map((scan) => {
      const checkin = checkinOf(scan, eventId, key_id, now)
      return { scan, checkin, answer: answerOf(scan, checkin) }
    })
    const scope = { organization_id, event_id: eventId, livemode: true }
    const rows = {
      scans: made.map(({ scan, checkin, answer }) => ({
        ...scope,
        id: checkin.scan_id,
        client_uuid: scan.client_uuid,
        key_id,
        source: 'api',
        received_at: at,
        fingerprint: hash('sha256', JSON.stringify(scan)),
        answer: JSON.stringify(answer),
        decision_version: 1,
      })),
      checkins: made.map(({ checkin }) => ({ ...scope, ...checkin, check_in_point_id: '01FEST0000000000000000GATE' })),
      events: made.map(({ checkin }) => {
        return { ...scope, ...toWebhookEvent('checkin.recorded', checkin, now), visible_to: [], created_at: at }
      }),
    }
    const body = { results: made.map(({ answer }) => answer), clock_offset_ms: null, livemode: true }
    await pool.query({
      ...writeScans,
      values: [
        JSON.stringify(rows.scans),
        JSON.stringify(rows.checkins),
        JSON.stringify(rows.events),
        organization_id,
        key_id,
        request.headers['idempotency-key'],
        hash('sha256', bytes, 'buffer'),
        Buffer.from(JSON.stringify(body)),
        now,
      ],
    })
    return { status: 200, body }
  }
}

function checkinOf({ client_uuid, check_in_point, scanned_at }: Sent, event_id: string, key_id: string, now: Date) {
  return {
    id: newId(now),
    scan_id: newId(now),
    client_uuid,
    event_id,
    check_in_point,
    day: 'fri',
    ticket_id: newId(now),
    registration_id: newId(now),
    attendee_id: newId(now),
    result: 'accepted',
    admitted: true,
    reason: null,
    direction: 'in',
    scanned_at,
    received_at: now.toISOString(),
    key_id,
    device_id: null,
    overrides: null,
    override_reason: null,
    member_id: null,
    device_result: null,
    decision_version: 1,
    livemode: true,
  }
}

function answerOf({ client_uuid, scanned_at }: Sent, checkin: ReturnType<typeof checkinOf>) {
  const { ticket_id, registration_id, attendee_id, id } = checkin
  const attendee = { id: attendee_id, first_name: 'Nerea', last_name: 'Ibáñez 10000', attendee_type: 'visitor' }
  const verdict = { result: 'accepted', admitted: true, reason: null }
  return {
    client_uuid,
    ...verdict,
    display: DISPLAY,
    ticket: { id: ticket_id, kind: 'per_person', registration_id, voided_at: null, livemode: true },
    attendees: [{ attendee, ...verdict, checkin_id: id, first_admission: null }],
    checkins: [checkin],
    scanned_at,
    livemode: true,
    device_result: null,
    differs: false,
  }
}

const writeScans = {
  name: 'write-scans',
  text: `
with scanned as (
  insert into scans (organization_id, event_id, livemode, id, client_uuid, fingerprint, answer, key_id, source, received_at, decision_version)
  select organization_id, event_id, livemode, id, client_uuid, decode(fingerprint, 'hex'), answer, key_id, source, received_at, decision_version
  from jsonb_to_recordset($1::jsonb) as row (organization_id text, event_id text, livemode boolean, id text, client_uuid uuid,
    fingerprint text, answer text, key_id text, source text, received_at timestamptz, decision_version integer)
), checked as (
  insert into checkins (organization_id, event_id, livemode, id, scan_id, check_in_point_id, ticket_id, registration_id,
    attendee_id, result, scanned_at, received_at)
  select organization_id, event_id, livemode, id, scan_id, check_in_point_id, ticket_id, registration_id, attendee_id, result,
    scanned_at, received_at
  from jsonb_to_recordset($2::jsonb) as row (organization_id text, event_id text, livemode boolean, id text, scan_id text,
    check_in_point_id text, ticket_id text, registration_id text, attendee_id text, result text, scanned_at timestamptz,
    received_at timestamptz)
), raised as (
  insert into webhook_events (organization_id, id, type, event_id, livemode, visible_to, envelope, created_at)
  select organization_id, id, type, event_id, livemode, visible_to, envelope, created_at
  from jsonb_to_recordset($3::jsonb) as row (organization_id text, id text, type text, event_id text, livemode boolean,
    visible_to text[], envelope text, created_at timestamptz)
)
insert into idempotency_keys (organization_id, api_key_id, key, fingerprint, sealed_answer, created_at)
values ($4, $5, $6, $7, $8, $9)`,
}
