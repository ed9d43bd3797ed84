import type { Display, Reason, Result } from '../checkin/index.ts'
import type { components } from '../generated/types.ts'

type Schemas = components['schemas']

export type Checkin = Schemas['Checkin']

/** What was read: a code, or the ticket of a person who was found by `search`. */
export type GateRead = (
  | { code: string; ticketId?: undefined }
  /** Needs the token of a paired device. */
  | { ticketId: string; code?: undefined }
) & {
  /** By its code or id; omitted for the scanner's own. */
  checkInPoint?: string
  /** Ids of the people of a shared ticket who have arrived, if not all have. */
  only?: string[]
}

export type GateAttendee = Pick<Schemas['RosterAttendee'], 'id' | 'first_name' | 'last_name' | 'attendee_type'> & {
  /** Codes of their days; null if the person is not on the roster. */
  days: string[] | null
}

export type GatePerson = {
  attendee: GateAttendee
  result: Result
  /** Let this person in if this is true. */
  admitted: boolean
  reason: Reason | null
  /** Of a duplicate, the first time that the person was let through, as far as is known; null otherwise. */
  first_admission: Schemas['EarlierAdmission'] | null
  /** What an override names; null until the service has recorded the scan. */
  checkinId: string | null
}

/** The answer to one reading at a gate. */
export type GateAnswer = {
  /** True if neither the service nor the roster can decide: show `display`, and ask. */
  askOnline: boolean
  decidedBy: 'service' | 'device' | null
  clientUuid: string
  scannedAt: Date
  /** Null if `askOnline`. */
  result: Result | null
  /** Open the gate if this is true. */
  admitted: boolean
  reason: Reason | null
  /** In the language of the event and the words of the organization, also if `askOnline`. */
  display: Display
  ticketId: string | null
  ticketKind: Schemas['TicketKind'] | null
  people: GatePerson[]
  livemode: boolean
}

/** A scan made here, as it was last known: the service's answer replaces the device's. */
export type RecentScan = GateAnswer & {
  checkInPoint: string | null
  /** Whether it still waits to be sent. */
  pending: boolean
}

/** A scan for which the service decided otherwise than was shown. */
export type Difference = {
  clientUuid: string
  scannedAt: Date
  checkInPoint: string | null
  /** What was shown at the gate. */
  shown: { result: Result; admittedIds: string[] }
  /** What the service decided. */
  answer: GateAnswer
}

export type FoundPerson = {
  ticketId: string
  ticketKind: Schemas['TicketKind'] | null
  codeLastFour: string | null
  attendee: GateAttendee
  voidedAt: string | null
  /** The latest time that the person was let through, as far as is known here. */
  lastAdmission: Schemas['EarlierAdmission'] | null
}

export type GateCounts = Schemas['GateCounts']

export type OverrideBy = Schemas['OverrideRequest']

/** What a gate needs of a scanner. */
export type Gate = {
  /**
   * One reading at a gate. It is queued durably first, then sent. The device decides if the service has not answered
   * within `answerWithinMs`, and at once while the connection is known to be down.
   */
  check(read: GateRead): Promise<GateAnswer>
  /** People by names (accents, case and the order of the words are ignored), or by the last four characters of a code. */
  search(text: string, options?: { limit?: number }): FoundPerson[]
  /**
   * People by the whole email address of theirs or of their registration, which no roster has. Needs a connection and
   * the token of a paired device.
   */
  searchByEmail(email: string): Promise<{ people: FoundPerson[]; hasMore: boolean }>
  /** Everybody on a ticket, to ask who has arrived before `check`; nobody if the roster does not have the ticket. */
  peopleOf(read: GateRead): Promise<FoundPerson[]>
  /** Needs a connection. */
  counts(): Promise<GateCounts>
  /** Admits somebody who was refused; needs a connection. */
  override(checkinId: string, by: OverrideBy): Promise<Checkin>
  /** The newest first. */
  readonly recent: RecentScan[]
  /** Stored until they are acknowledged. */
  readonly differences: Difference[]
  /** Removes one difference, or all. */
  acknowledge(clientUuid?: string): Promise<void>
  /** Called after each change of what this object shows. Returns what removes the listener. */
  onChange(listener: () => void): () => void
  /** Whether the service answered the last time; null before the first time. */
  readonly connected: boolean | null
  /** Whether the service refuses this token: scanning stops, the roster is erased, the queue stays. */
  readonly revoked: boolean
  readonly manifest: Schemas['Manifest'] | null
  /** When the roster was last read, in milliseconds of the device's clock. */
  readonly rosterReadAt: number | null
  /** `roster` leaves the queue, to be sent with another token of the same event. */
  erase(what: 'roster' | 'everything'): Promise<void>
}
