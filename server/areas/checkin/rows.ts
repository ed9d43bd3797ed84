import type { StoredResponseRow } from '../../platform/work/idempotency/index.ts'
export type ScanEventRow = {
  id: string
  code: string
  group_id: string | null
  language: 'en' | 'es'
  livemode: boolean
  world: string
}

export type ScanAttendeeRow = {
  id: string
  registration_id: string
  first_name: string
  last_name: string
  attendee_type_id: string
  attendee_type: string
  group_id: string | null
  days: string[]
  status: string
  cancelled_at: string | null
}

export type ScanTicketRow = {
  id: string
  code: string
  kind: string
  livemode: boolean
  voided_at: Date | null
  registration_id: string
  /** False if the tickets before it reach the limit of people read at once. */
  is_read: boolean
  /** In the order of the ticket. */
  people: ScanAttendeeRow[]
}

export type AdmissionJsonLine = {
  id: string
  attendee_id: string
  result: 'accepted' | 'pre_checked' | 'zone_entered'
  check_in_point_id: string
  day_id: string | null
  scanned_at: string
}

/** `answer` is null if the ones before it already fill a response. */
export type AnsweredScan = { id: string; client_uuid: string; fingerprint: Buffer; answer: string | null }

/** The row of `readScanInputsSql`: without an event, `id` is null; empty lists are null. */
export type ScanInputRow = (ScanEventRow | { id: null }) & {
  tickets: (Omit<ScanTicketRow, 'voided_at' | 'people'> & { voided_at: string | null })[] | null
  /** A line of JSON each, as in the next two: `ScanAttendeeRow` with the ticket's code, in the order of each ticket. */
  people: string | null
  admissions: string | null
  stored: string | null
  /** Pairs of a group and itself or one of its ancestors. */
  chains: [of: string, id: string][] | null
  kept: StoredResponseRow[] | null
}

export type CheckinToOverride = CheckinRow & {
  day_id: string | null
  point_id: string
  kind: 'entry' | 'pre_check' | 'zone'
  /** The attendee's. */
  group_id: string | null
}

export type CheckinRow = {
  id: string
  scan_id: string
  client_uuid: string
  event_id: string
  check_in_point: string
  day: string | null
  ticket_id: string | null
  registration_id: string | null
  attendee_id: string | null
  result: string
  reason: string | null
  direction: string
  scanned_at: Date
  received_at: Date
  key_id: string | null
  device_id: string | null
  overrides: string | null
  override_reason: string | null
  member_id: string | null
  device_result: string | null
  decision_version: number
  livemode: boolean
}
