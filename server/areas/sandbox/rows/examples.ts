import { createHash } from 'node:crypto'
import { webhookSamples } from '../../../../generated/webhook-samples.ts'
import type { LockedRegistration } from '../../booking/index.ts'
import type { Calendar } from '../calendar.ts'
import { deriveSandboxId } from '../derive-ids.ts'
import { SANDBOX_KEY_ID, SANDBOX_ORGANIZATION_ID } from '../ensure-sandbox.ts'
import { wellKnownTicketCodes } from '../well-known.ts'
import type { SandboxStructureRows } from './structure.ts'
import { buildUpsert } from './upsert.ts'

/** The objects of the festival whose ids the contract's examples name. */
export function buildExampleInserts(
  { events, ...parts }: SandboxStructureRows,
  registrations: LockedRegistration[],
  day: Calendar,
) {
  const festival = events.find(({ code }) => code === 'harbour-lights')?.id ?? ''
  const inFestival = (part: { event_id: string }) => part.event_id === festival
  const days = parts.event_days.filter(inFestival)
  const dayOne = days.filter(({ code }) => code === 'day-1').map(({ id }) => id)
  // Until the next rebuild, today is one of these two days.
  const daysOfAdmission = days.filter(({ code }) => /day-[23]/.test(code))
  const gate = parts.check_in_points.find((point) => inFestival(point) && point.code === 'main-gate')
  const ofFestival = { organization_id: SANDBOX_ORGANIZATION_ID, event_id: festival, livemode: false }
  return [
    ...puttingJobs(ofFestival, day),
    ...puttingWebhooks(ofFestival, day),
    ...puttingCommunications(ofFestival, dayOne, day),
    ...puttingAdmissions(ofFestival, registrations, gate?.id, daysOfAdmission, day),
  ]
}

type OfFestival = { organization_id: string; event_id: string; livemode: boolean }

const bytea = (bytes: Buffer | string) => `\\x${Buffer.from(bytes).toString('hex')}`

const JOB = '01JGFJK07Q2S4V6X8Z0B2D4F6H'
const RESULT = 'First name,Last name\r\nAda,Lovelace\r\n'
const REJECTS = 'First name,Last name,Reason\r\n,Lovelace,The row has no first name.\r\n'

/** Until the next rebuild, with some margin. */
const FILES_KEPT_DAYS = 2

const MADE_BY_PUBLIC_KEY = { preview: false, made_by: 'key', made_by_id: SANDBOX_KEY_ID, source: 'api' }

function puttingJobs(ofFestival: OfFestival, { stamp }: Calendar) {
  const job = {
    ...ofFestival,
    ...MADE_BY_PUBLIC_KEY,
    id: JOB,
    type: 'export',
    status: 'succeeded',
    parameters: {},
    done: 1,
    total: 1,
    counts: { rows: 1 },
    files: {
      result: { name: 'people.csv', type: 'text/csv' },
      rejects: { name: 'people-rejects.csv', type: 'text/csv' },
    },
    result_bytes: RESULT.length,
    rejects_bytes: REJECTS.length,
    next_attempt_at: stamp,
    created_at: stamp,
    started_at: stamp,
    finished_at: stamp,
    expires_at: new Date(stamp.getTime() + FILES_KEPT_DAYS * 86_400_000),
  }
  const { organization_id } = ofFestival
  const file = (kind: string, text: string) => ({ organization_id, job_id: JOB, kind, part: 1, bytes: bytea(text) })
  return [buildUpsert('jobs', [job]), buildUpsert('job_files', [file('result', RESULT), file('rejects', REJECTS)])]
}

/** One to read, and one to delete. */
const [ENDPOINT, SPARE_ENDPOINT] = ['01JGFJK07M3T5W9Y1A3C5E7G9J', '01JGFJK08K1N3Q5S7V9X1Z3B5D']
const DELIVERY = '01JGFJK07N5V7X9Z1B3D5F7H9K'
/** As in the contract. */
const SIGNATURE = 't=1780678800,v1=5f2b6a0a6a3f5d8e9c1b7d4e2f8a9b0c1d2e3f405162738495a6b7c8d9e0f1a2'

function puttingWebhooks(ofFestival: OfFestival, { stamp }: Calendar) {
  const { organization_id, event_id } = ofFestival
  const endpoint = (id: string) => ({
    ...ofFestival,
    id,
    url: 'https://hooks.example.com/postern',
    description: 'Registrations for the mailing list',
    event_types: ['registration.created', 'registration.confirmed'],
    // Paused, like all endpoints of the sandbox, so the empty secret never signs anything.
    secret: '',
    secret_last_four: 'q7Yk',
    paused_at: stamp,
    paused_reason: 'manual',
    created_at: stamp,
    updated_at: stamp,
  })
  const [{ type, sample }] = webhookSamples
  const envelope = JSON.stringify({ ...sample, livemode: false, organization_id, event_id })
  const delivery = {
    ...ofFestival,
    id: DELIVERY,
    endpoint_id: ENDPOINT,
    webhook_event_id: sample.id,
    type,
    // There is no webhook event behind it, so the delivery stores its own body.
    body: bytea(envelope.replaceAll('"livemode":true', '"livemode":false')),
    created_at: stamp,
    attempts: 1,
    first_attempt_at: stamp,
    last_attempt_at: stamp,
    last_status_code: 204,
    last_signature: SIGNATURE,
    last_answer: '',
    status: 'delivered',
    settled_at: stamp,
    delivered_in_ms: 85,
  }
  const endpoints = [ENDPOINT, SPARE_ENDPOINT].map(endpoint)
  return [buildUpsert('webhook_endpoints', endpoints), buildUpsert('webhook_deliveries', [delivery])]
}

/** One to read, one to send and one to delete. */
const DRAFTS = ['01JGFJK08A2C4E6G8J0M2P4R6T', '01JGFJK08E6G8J0M2P4R6T8W0Y', '01JGFJK08D5F7H9K1N3Q5S7V9X']
/** Scheduled, with their jobs: one to cancel itself, and one whose job to cancel. */
const SCHEDULED = [
  { id: '01JGFJK08F7H9K1N3Q5S7V9X1Z', job: '01JGFJK08G8J0M2P4R6T8W0Y2A' },
  { id: '01JGFJK08H9K1N3Q5S7V9X1Z3B', job: '01JGFJK08J0M2P4R6T8W0Y2A4C' },
]
/** Far beyond the next rebuild, in case it fails. */
const DAYS_AHEAD = 30

function puttingCommunications(ofFestival: OfFestival, days: string[], { stamp, ago }: Calendar) {
  const sendAt = ago(-DAYS_AHEAD)
  const waitingJob = ({ id, job }: (typeof SCHEDULED)[number]) => ({
    ...ofFestival,
    ...MADE_BY_PUBLIC_KEY,
    id: job,
    type: 'communication',
    status: 'queued',
    parameters: { communication: id },
    next_attempt_at: sendAt,
    created_at: stamp,
  })
  const communication = (id: string, job: string | null) => ({
    ...ofFestival,
    id,
    name: 'Doors',
    subject: 'See you at {{event_name}}, {{first_name}}',
    body: 'Hello {{first_name}},\n\nthe doors open at 17:00. Your ticket: {{ticket_codes}}.',
    language: 'en',
    statuses: ['confirmed'],
    days,
    created_at: stamp,
    updated_at: stamp,
    job_id: job,
    send_at: job && sendAt,
    status: job ? 'scheduled' : 'draft',
  })
  const drafts = DRAFTS.map((id) => communication(id, null))
  const scheduled = SCHEDULED.map(({ id, job }) => communication(id, job))
  return [
    buildUpsert('jobs', SCHEDULED.map(waitingJob), { name: 'waiting-jobs' }),
    buildUpsert('communications', [...drafts, ...scheduled]),
  ]
}

/** Check-ins by invented scans, so that the next scan of the ticket is a duplicate. */
function puttingAdmissions(
  ofFestival: OfFestival,
  registrations: LockedRegistration[],
  gate: string | undefined,
  days: { id: string; code: string }[],
  { stamp }: Calendar,
) {
  const { admitted: code } = wellKnownTicketCodes
  const ticket = registrations.flatMap(({ tickets }) => tickets).find((one) => one.code === code)
  const attendee = ticket?.attendee_ids[0]
  const scans = days.map((day, n) => ({
    ...ofFestival,
    id: deriveSandboxId(`scan ${code} ${day.code}`, n),
    client_uuid: uuidOf(`${code} ${day.code}`),
    fingerprint: bytea(createHash('sha256').update(`${code} ${day.code}`).digest()),
    answer: {},
    key_id: SANDBOX_KEY_ID,
    source: 'api',
    received_at: stamp,
    decision_version: 1,
  }))
  const checkins = days.map((day, n) => ({
    changed: 0,
    ...ofFestival,
    id: deriveSandboxId(`check-in ${code} ${day.code}`, n),
    scan_id: scans[n]?.id,
    day_id: day.id,
    check_in_point_id: gate,
    ticket_id: ticket?.id,
    registration_id: ticket?.registration_id,
    attendee_id: attendee,
    result: 'accepted',
    slot: `entry:${attendee}:${day.id}`,
    scanned_at: stamp,
    received_at: stamp,
  }))
  return [buildUpsert('scans', scans), buildUpsert('checkins', checkins)]
}

function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`postern sandbox: scan ${name}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
