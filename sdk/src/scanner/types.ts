import type { Result } from '../checkin/index.ts'
import type { components } from '../generated/types.ts'
import type { GateAnswer, GatePerson } from './gate-types.ts'

type Schemas = components['schemas']

export type Manifest = Schemas['Manifest']
export type RosterTicket = Schemas['RosterTicket']
export type RosterAttendee = Schemas['RosterAttendee']
export type BatchedScanResult = Schemas['BatchedScanResult']

/** Why a scanner cannot decide by itself. */
export type AskOnlineReason =
  /** Nothing is loaded yet. */
  | 'not_loaded'
  /** The ticket is not on the roster, which is old or limited to a group. */
  | 'not_on_roster'
  /** No check-in point was named, and the event has several. */
  | 'no_check_in_point'
  /** The decision or a policy is newer than this version of the package. */
  | 'too_new'
  /** The roster refers to something that is not in the manifest yet. */
  | 'out_of_step'
  /** The key may not see what decides about this person. */
  | 'not_told'
  /** Codes cannot be hashed: the page was not loaded by https. */
  | 'not_secure'

export type LocalPerson = GatePerson

/** A decision made without the service. */
export type LocalDecision =
  | (GateAnswer & {
      askOnline: false
      result: Result
      /** The active day. */
      day: string | null
    })
  | { askOnline: true; why: AskOnlineReason; clientUuid: string; scannedAt: Date }

/** A scan to upload; its `client_uuid` makes the service count it once. */
export type QueuedScan = {
  client_uuid: string
  /** The code that was read, or the ticket of somebody who was found. */
  code?: string
  ticket?: string
  check_in_point?: string
  scanned_at: string
  only?: string[]
  /** What was shown; null if that was no decision. */
  device_result: string | null
}

/** The service's answer to an uploaded scan. */
export type UploadedScan = { scan: QueuedScan; answer: BatchedScanResult }
