import type { EventRow } from '../../access/visibility/index.ts'
import type { Schemas, WithDates } from '../../platform/contract/schemas.ts'
import type { StoredResponseRow } from '../../platform/work/idempotency/index.ts'
import type { AttendeeRow, TicketRow } from '../booking/index.ts'

export type ScanEventRow = Pick<EventRow, 'id' | 'code' | 'group_id' | 'language' | 'livemode'> & { world: string }

type ScannedPerson = 'id' | 'registration_id' | 'first_name' | 'last_name' | 'attendee_type_id' | 'group_id' | 'days'

export type ScanAttendeeRow = Pick<AttendeeRow, ScannedPerson> & {
  attendee_type: string
  status: string
  cancelled_at: string | null
}

export type ScanTicketRow = Pick<TicketRow, 'id' | 'code' | 'kind' | 'livemode' | 'voided_at' | 'registration_id'> & {
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
export type StoredScanAnswer = { id: string; client_uuid: string; fingerprint: Buffer; answer: string | null }

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

export type CheckinRow = WithDates<Omit<Schemas['Checkin'], 'admitted'>>
