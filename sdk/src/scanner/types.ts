import type { Display, Reason, Result } from '../checkin/index.ts'
import type { components } from '../generated/types.ts'

type Schemas = components['schemas']

export type Manifest = Schemas['Manifest']
export type RosterTicket = Schemas['RosterTicket']
export type RosterAttendee = Schemas['RosterAttendee']
export type BatchedScanResult = Schemas['BatchedScanResult']

/** Why a scanner cannot decide by itself. */
export type AskOnlineReason =
  /** Nothing is loaded yet. */
  | 'not_loaded'
  /** The code is not on the roster, which is old or limited to a group. */
  | 'not_on_roster'
  /** The decision or a policy is newer than this version of the package. */
  | 'too_new'
  /** The roster refers to something that is not in the manifest yet. */
  | 'out_of_step'
  /** The key may not see what decides about this person. */
  | 'not_told'

export type LocalPerson = {
  attendee: Pick<RosterAttendee, 'id' | 'first_name' | 'last_name' | 'attendee_type'>
  result: Result
  admitted: boolean
  reason: Reason | null
  /** Of a duplicate, the first time that the person was let through, as far as is known here; null otherwise. */
  first_admission: Schemas['EarlierAdmission'] | null
}

/** A decision made without the service. */
export type LocalDecision =
  | {
      askOnline: false
      result: Result
      /** Open the gate if this is true. */
      admitted: boolean
      reason: Reason | null
      display: Display
      ticketId: string | null
      people: LocalPerson[]
      /** The active day, and the id of the queued scan. */
      day: string | null
      clientUuid: string
      scannedAt: Date
    }
  | { askOnline: true; why: AskOnlineReason; clientUuid: string; scannedAt: Date }

/** A scan to upload; its `client_uuid` makes the service count it once. */
export type QueuedScan = {
  client_uuid: string
  code: string
  check_in_point: string
  scanned_at: string
  only?: string[]
  device_result: string | null
}

/** The service's answer to an uploaded scan. */
export type UploadedScan = { scan: QueuedScan; answer: BatchedScanResult }
