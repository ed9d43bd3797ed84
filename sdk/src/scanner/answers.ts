import {
  type Admission,
  type Display,
  type DisplayOptions,
  displayAsk,
  displayOf,
  type Reason,
  type Result,
} from '../checkin/index.ts'
import type { components } from '../generated/types.ts'
import type { GateAnswer } from './gate-types.ts'
import type { LocalGateRead } from './read-locally.ts'
import type { RosterPages } from './roster-pages.ts'
import type { StoredScan } from './stored.ts'
import type { Manifest, QueuedScan, RosterTicket } from './types.ts'

/** What a single scan and one of a batch are answered with. */
export type ScanServiceAnswer = Omit<components['schemas']['ScanResponse'], 'clock_offset_ms' | 'scanned_at'>

/** The service's answer, with the days that only the roster has. */
export function toGateAnswer(scan: QueuedScan, answer: ScanServiceAnswer, pages: RosterPages): GateAnswer {
  const { ticket, attendees, result, admitted, reason, display, livemode } = answer
  const days = daysOf(ticket && pages.findTicket(ticket.id))
  return {
    askOnline: false,
    decidedBy: 'service',
    clientUuid: scan.client_uuid,
    scannedAt: new Date(scan.scanned_at),
    result: result as Result,
    admitted,
    reason: reason as Reason | null,
    display: display as Display,
    ticketId: ticket?.id ?? null,
    ticketKind: ticket?.kind ?? null,
    people: attendees.map((person) => ({
      attendee: { ...person.attendee, days: days.get(person.attendee.id) ?? null },
      result: person.result as Result,
      admitted: person.admitted,
      reason: person.reason as Reason | null,
      first_admission: person.first_admission,
      checkinId: person.checkin_id,
    })),
    livemode,
  }
}

const daysOf = (row: RosterTicket | null) => new Map(row?.attendees.map(({ id, days }) => [id, days]))

/** The device's answer: its decision, or to ask. */
export function toOfflineGateAnswer({ scan, row, decision, manifest, terminology }: LocalGateRead): GateAnswer {
  const words = wordOptions(manifest, terminology)
  const common = { clientUuid: scan.client_uuid, scannedAt: new Date(scan.scanned_at), ticketKind: row?.kind ?? null }
  const livemode = manifest?.livemode ?? true
  if (!decision) {
    const undecided = { askOnline: true, decidedBy: null, result: null, admitted: false, reason: null, people: [] }
    return { ...common, ...undecided, display: displayAsk(words), ticketId: row?.ticket_id ?? null, livemode }
  }
  const { result, admitted, reason, people } = decision
  const attendees = new Map(row?.attendees.map((attendee) => [attendee.id, attendee]))
  return {
    ...common,
    askOnline: false,
    decidedBy: 'device',
    result,
    admitted,
    reason,
    display: displayOf(result, reason, { ...words, people }),
    ticketId: people.length > 0 ? (row?.ticket_id ?? null) : null,
    people: people.flatMap(({ person, earlier, ...own }) => {
      const attendee = attendees.get(person)
      if (!attendee) return []
      const { id, first_name, last_name, attendee_type, days } = attendee
      const first_admission = earlier && { at: earlier.at, check_in_point: earlier.check_in_point }
      return [
        { ...own, attendee: { id, first_name, last_name, attendee_type, days }, first_admission, checkinId: null },
      ]
    }),
    livemode,
  }
}

/** The language of the event and the words of the organization. */
export const wordOptions = (manifest: Manifest | null, terminology: DisplayOptions['terminology']): DisplayOptions => ({
  language: manifest?.event.language,
  terminology: terminology ?? manifest?.terminology,
})

/** The service's admissions, so that they count here before the next roster has them. */
export function listAnswerAdmissions({ checkins }: Pick<ScanServiceAnswer, 'checkins'>): Admission[] {
  return checkins.flatMap(({ attendee_id, admitted, result, check_in_point, day, scanned_at }) =>
    admitted && attendee_id !== null
      ? [{ person: attendee_id, result: result as Admission['result'], check_in_point, day, at: scanned_at }]
      : [],
  )
}

/** Whether the service decided otherwise than was shown, about the scan or about somebody on the ticket. */
export function isDecidedDifferently({ scan, admissions }: StoredScan, answer: ScanServiceAnswer): boolean {
  if (scan.device_result === null) return false
  const letIn = (ids: (string | null)[]) => [...new Set(ids)].sort().join()
  const here = letIn(admissions.map(({ person }) => person))
  const there = letIn(answer.attendees.flatMap(({ attendee, admitted }) => (admitted ? [attendee.id] : [])))
  return scan.device_result !== answer.result || here !== there
}
