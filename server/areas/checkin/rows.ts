import type { StoredResponse } from '../../platform/work/idempotency/index.ts'
/** Rows as the database has them. */

export type EventFacts = {
  id: string
  code: string
  group_id: string | null
  language: 'en' | 'es'
  livemode: boolean
  /** All that the decision has to know of the event, as one JSON text. */
  world: string
}

export type PersonFacts = {
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

export type TicketFacts = {
  id: string
  code: string
  kind: string
  livemode: boolean
  voided_at: Date | null
  registration_id: string
  /** False where the tickets before it have more people than are read at once. */
  is_read: boolean
  /** In the order in which the ticket names them. */
  people: PersonFacts[]
}

export type AdmissionLine = {
  id: string
  attendee_id: string
  result: 'accepted' | 'pre_checked' | 'zone_entered'
  check_in_point_id: string
  day_id: string | null
  scanned_at: string
}

/** The answer is null where those before it come to more than one answer can hold. */
export type StoredScan = { id: string; client_uuid: string; fingerprint: Buffer; answer: string | null }

/** What scans are decided by, as it comes from the database: an event where there is one, and null for lists without anything. */
export type ScannedRow = (EventFacts | { id: null }) & {
  tickets: (Omit<TicketFacts, 'voided_at' | 'people'> & { voided_at: string | null })[] | null
  /** A line of JSON for each person (`PersonFacts` with the ticket's code), in the order in which each ticket names them. */
  people: string | null
  /** A line of JSON for each first admission. */
  admissions: string | null
  /** A line of JSON for each scan that was stored before. */
  stored: string | null
  /** A group, and itself or one above it. */
  chains: [of: string, id: string][] | null
  kept: StoredResponse[] | null
}

/** A check-in that somebody wants to override. */
export type RefusedRow = CheckinRow & {
  day_id: string | null
  point_id: string
  kind: 'entry' | 'pre_check' | 'zone'
  /** The person's. */
  group_id: string | null
}

/** A check-in with what its scan says of it, as it is listed. */
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
