import type { FoundPerson, GateRead } from './gate-types.ts'
import { matchesAttendeeName, matchesCodeEnd, splitSearchWords } from './search-text.ts'
import type { ScannerState } from './state.ts'
import type { RosterAttendee, RosterTicket } from './types.ts'

const USUAL_LIMIT = 20

/** People on the roster by their names, or by the last four characters of their code. */
export function searchRoster(state: ScannerState, text: string, limit = USUAL_LIMIT): FoundPerson[] {
  const words = splitSearchWords(text)
  const found: FoundPerson[] = []
  if (words.length === 0) return found
  for (const row of state.pages.search(words)) {
    const isByCode = matchesCodeEnd(row.code_last_four?.toLowerCase(), words)
    for (const attendee of row.attendees) {
      if (!isByCode && !matchesAttendeeName(attendee, words)) continue
      if (found.length === limit) return found
      found.push(toFound(state, row, attendee))
    }
  }
  return found
}

/** Everybody on a ticket, as far as the roster knows. */
export function holdersOf(state: ScannerState, { ticketId }: GateRead, hash: string | null | undefined): FoundPerson[] {
  const row = ticketId === undefined ? hash && state.pages.find(hash) : state.pages.findTicket(ticketId)
  return toFoundPeople(state, row ? [row] : [])
}

export const toFoundPeople = (state: ScannerState, rows: RosterTicket[]): FoundPerson[] =>
  rows.flatMap((row) => row.attendees.map((attendee) => toFound(state, row, attendee)))

function toFound(state: ScannerState, row: RosterTicket, attendee: RosterAttendee): FoundPerson {
  const { id, first_name, last_name, attendee_type, days } = attendee
  const last = state.admissions.historyOf(attendee).sort((one, other) => (one.at < other.at ? 1 : -1))[0]
  return {
    ticketId: row.ticket_id,
    ticketKind: row.kind,
    codeLastFour: row.code_last_four,
    attendee: { id, first_name, last_name, attendee_type, days },
    voidedAt: row.voided_at,
    lastAdmission: last ? { at: last.at, check_in_point: last.check_in_point } : null,
  }
}
