import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Book,
  closeBook,
  issueTicket as issue,
  type OpenedPerson,
  openPerson,
  type Party,
  type PersonRow,
  refuseEnded,
  refuseManyHeld,
  refuseManyTickets,
  type Ticket,
  toTicket,
  visiblePerson,
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
  const { book, party, people } = opened
  const refusal = refuseUnconfirmed(party) ?? refuseManyTickets(party) ?? refuseManyHeld(people)
  if (refusal) return refusal
  const kind = people.length > 1 ? 'shared' : 'per_person'
  const ticket = issue(book, party, people, { kind, attendeeTypeId: null })
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
): Promise<{ book: Book; party: Party; people: PersonRow[] } | IssueRefusal> {
  const [first, ...rest] = ids
  if (first === undefined) throw new Error('The contract asks for one person at least.')
  const opened = await openPerson(work, caller, { event, attendee: first })
  if (isRefusal(opened)) return opened
  const people = [opened.person]
  for (const id of rest) {
    const companion = await companionOf(work, caller, opened, id)
    if (isRefusal(companion)) return companion
    people.push(companion)
  }
  return { book: opened.book, party: opened.party, people }
}

async function companionOf(
  work: Work,
  caller: Caller,
  { event, party }: OpenedPerson,
  id: string,
): Promise<PersonRow | IssueRefusal> {
  const seen = await visiblePerson(work.transaction, caller, event, id)
  if (isRefusal(seen)) return seen
  const companion = party.people.find((person) => person.id === id)
  if (!companion) {
    return refuse('conflict', `The attendee ${id} belongs to another registration than ${party.people[0]?.id}.`, {
      details: { registrations: [party.registration.id, seen.registration_id] },
    })
  }
  return refuseEnded(companion) ?? companion
}

function refuseUnconfirmed({ registration }: Party): Refusal<'invalid_state'> | undefined {
  const { id, status } = registration
  if (status === 'confirmed') return undefined
  return refuse('invalid_state', `The registration ${id} is ${status}; tickets are issued once it is confirmed.`, {
    details: { state: status },
  })
}
