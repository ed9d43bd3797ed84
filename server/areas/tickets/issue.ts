import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type AttendeeRow,
  type Book,
  closeBook,
  type HeldRegistration,
  issueTicket as issue,
  type OpenedAttendee,
  openAttendee,
  refuseEnded,
  refuseManyHeld,
  refuseManyTickets,
  type Ticket,
  toTicket,
  visibleAttendee,
} from '../booking/index.ts'
import { withoutCode } from './audited.ts'

type IssueRefusal = Refusal<'not_found' | 'invalid_state' | 'conflict'>

/** One ticket for the people named, who belong to one confirmed registration. */
export async function issueTicket(
  work: Work,
  caller: Caller,
  event: string,
  attendeeIds: string[],
): Promise<Ticket | IssueRefusal> {
  const ids = [...new Set(attendeeIds)]
  const opened = await openAll(work, caller, event, ids)
  if (isRefusal(opened)) return opened
  const { book, held, attendees } = opened
  const refusal = refuseUnconfirmed(held) ?? refuseManyTickets(held) ?? refuseManyHeld(attendees)
  if (refusal) return refusal
  const kind = attendees.length > 1 ? 'shared' : 'per_person'
  const ticket = issue(book, held, attendees, { kind, attendeeTypeId: null })
  await closeBook(book)
  const object = { type: 'ticket', id: ticket.id }
  work.audit({ action: 'ticket.issued', object, before: null, after: withoutCode(ticket) })
  return toTicket(ticket)
}

async function openAll(
  work: Work,
  caller: Caller,
  event: string,
  ids: string[],
): Promise<{ book: Book; held: HeldRegistration; attendees: AttendeeRow[] } | IssueRefusal> {
  const [first, ...rest] = ids
  if (first === undefined) throw new Error('The contract asks for one person at least.')
  const opened = await openAttendee(work, caller, { event, attendee: first })
  if (isRefusal(opened)) return opened
  const attendees = [opened.attendee]
  for (const id of rest) {
    const companion = await companionOf(work, caller, opened, id)
    if (isRefusal(companion)) return companion
    attendees.push(companion)
  }
  return { book: opened.book, held: opened.held, attendees }
}

async function companionOf(
  work: Work,
  caller: Caller,
  { event, held }: OpenedAttendee,
  id: string,
): Promise<AttendeeRow | IssueRefusal> {
  const seen = await visibleAttendee(work.transaction, caller, event, id)
  if (isRefusal(seen)) return seen
  const companion = held.attendees.find((attendee) => attendee.id === id)
  if (!companion) {
    return refuse('conflict', `The attendee ${id} belongs to another registration than ${held.attendees[0]?.id}.`, {
      details: { registrations: [held.registration.id, seen.registration_id] },
    })
  }
  return refuseEnded(companion) ?? companion
}

function refuseUnconfirmed({ registration }: HeldRegistration): Refusal<'invalid_state'> | undefined {
  const { id, status } = registration
  if (status === 'confirmed') return undefined
  return refuse('invalid_state', `The registration ${id} is ${status}; tickets are issued once it is confirmed.`, {
    details: { state: status },
  })
}
