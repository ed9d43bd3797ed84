import type { Display, Reason, Result } from '../checkin/index.ts'
import type { components } from '../generated/types.ts'

type Schemas = components['schemas']

export type Manifest = Schemas['Manifest']
export type RosterTicket = Schemas['RosterTicket']
export type RosterAttendee = Schemas['RosterAttendee']
export type BatchedScanResult = Schemas['BatchedScanResult']

/** Why a scanner cannot decide by itself. */
export type AskOnlineReason =
  /** Nothing was loaded yet. */
  | 'not_loaded'
  /** The code is not on the roster, which is old or holds a group's tickets only. */
  | 'not_on_roster'
  /** The decision or a policy is newer than this version of the package. */
  | 'too_new'
  /** The roster names what the manifest does not know yet. */
  | 'out_of_step'
  /** The key may not know what decides about this person. */
  | 'not_told'

export type LocalPerson = {
  attendee: Pick<RosterAttendee, 'id' | 'first_name' | 'last_name' | 'attendee_type'>
  result: Result
  admitted: boolean
  reason: Reason | null
}

/** What a scanner found out without the service. */
export type LocalDecision =
  | {
      askOnline: false
      result: Result
      /** Open the gate by this. */
      admitted: boolean
      reason: Reason | null
      display: Display
      ticketId: string | null
      people: LocalPerson[]
      /** The day that was on, and the name of the scan, under which it waits to be uploaded. */
      day: string | null
      clientUuid: string
      scannedAt: Date
    }
  | { askOnline: true; why: AskOnlineReason; clientUuid: string; scannedAt: Date }

/** A scan that waits to be uploaded, with the name by which the service counts it once. */
export type QueuedScan = {
  client_uuid: string
  code: string
  check_in_point: string
  scanned_at: string
  only?: string[]
  device_result: string | null
}

/** What the service said of an uploaded scan. */
export type UploadedScan = { scan: QueuedScan; answer: BatchedScanResult }
