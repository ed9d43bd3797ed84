import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Attendee,
  type Book,
  type Bounds,
  boundsFor,
  bytesOf,
  closeBook,
  confirmIfPaid,
  count,
  daysOf,
  givenAnswers,
  holdsPlaces,
  issueByType,
  leaveTickets,
  needsOf,
  openPerson,
  type Party,
  type PersonRow,
  promoteWaiting,
  recount,
  refuseAge,
  refuseAnswers,
  refuseEmailDomain,
  refuseFullPart,
  refuseLargeAnswers,
  refuseLarger,
  refuseManyTickets,
  refuseUsedEmail,
  searchText,
  showAttendee,
  type Terms,
  tidyEmail,
  tidyName,
  touchPerson,
  typeOf,
} from '../booking/index.ts'

type Changes = components['schemas']['AttendeeChanges']
type FullPart = Refusal<'type_full' | 'day_full'>
type ChangeRefusal = FullPart | Refusal<'not_found' | 'invalid_state' | 'rule_refused' | 'validation_failed'>

export async function updatePerson(
  work: Work,
  caller: Caller,
  reference: { event: string; attendee: string },
  changes: Changes,
): Promise<Attendee | ChangeRefusal> {
  const opened = await openPerson(work, caller, reference)
  if (isRefusal(opened)) return opened
  const { book, party, person } = opened
  if (Object.keys(changes).length === 0) return showAttendee(book, person)
  const changed = applyChanges(book.terms, person, changes)
  if (isRefusal(changed)) return changed
  const bounds = boundsFor(caller)
  const refusal =
    (await refuseChanges(book, changed, changes, bounds)) ??
    refuseLargerPerson(party, person, changed, bounds) ??
    (person.attendee_type_id === changed.attendee_type_id ? undefined : refuseManyTickets(party)) ??
    refuseMove(book, party, person, changed)
  if (refusal) return refusal
  const before = await showAttendee(book, person)
  book.freed ||= leavesRoom(person, changed)
  const otherType = person.attendee_type_id !== changed.attendee_type_id
  followAddress(party, person, changed)
  Object.assign(person, changed)
  touchPerson(book, party, person)
  recount(party)
  if (otherType) changeTickets(book, party, person)
  confirmIfPaid(book, party)
  book.pending.push({ type: 'attendee.updated', party, person })
  const after = await showAttendee(book, person)
  work.audit({ action: 'attendee.updated', object: { type: 'attendee', id: after.id }, before, after })
  await promoteWaiting(book)
  await closeBook(book)
  return showAttendee(book, person)
}

/** Whose address the registration has is still reached when the address is put right. */
function followAddress({ registration }: Party, person: PersonRow, { email }: PersonRow): void {
  const isTheirs = person.email !== null && registration.email?.toLowerCase() === person.email.toLowerCase()
  if (isTheirs && email !== null) registration.email = email
}

function applyChanges(terms: Terms, person: PersonRow, changes: Changes): PersonRow | Refusal<'not_found'> {
  const { attendee_type, days, answers, first_name, last_name, email, ...plain } = changes
  const type = typeOf(terms, attendee_type ?? person.attendee_type_id)
  if (isRefusal(type)) return { ...type, details: { path: 'body/attendee_type' } }
  const chosen = days === undefined ? person.days : daysOf(terms, days)
  if (isRefusal(chosen)) return { ...chosen, details: { path: 'body/days' } }
  const changed: PersonRow = {
    ...person,
    ...plain,
    first_name: first_name === undefined ? person.first_name : tidyName(first_name),
    last_name: last_name === undefined ? person.last_name : tidyName(last_name),
    email: email === undefined ? person.email : tidyEmail(email),
    attendee_type_id: type.id,
    price: type.id === person.attendee_type_id ? person.price : (type.price ?? 0),
    days: chosen,
    answers: answers === undefined ? person.answers : givenAnswers({ ...person.answers, ...answers } as typeof answers),
  }
  return { ...changed, search: searchText(changed) }
}

/** Only what is touched has to comply: a typo can be corrected although a rule has come since. */
async function refuseChanges(book: Book, changed: PersonRow, changes: Changes, bounds: Bounds) {
  const { terms, work } = book
  const pathOf = () => 'body'
  const answersTouched = changes.answers !== undefined || changes.attendee_type !== undefined
  const emailTouched = changes.email !== undefined
  return (
    (changes.answers === undefined ? undefined : refuseLargeAnswers([changed], bounds, pathOf)) ??
    (answersTouched ? refuseAnswers(terms, [changed], pathOf) : undefined) ??
    (emailTouched ? refuseEmailDomain(terms, [changed], pathOf) : undefined) ??
    (changes.date_of_birth === undefined ? undefined : refuseAge(terms, [changed], pathOf)) ??
    (emailTouched ? await refuseUsedEmail(work.transaction, terms, [changed]) : undefined)
  )
}

function refuseLargerPerson(party: Party, person: PersonRow, changed: PersonRow, bounds: Bounds) {
  const people = party.people.map((one) => (one === person ? changed : one))
  return refuseLarger({ ...party, people }, bounds, 'body', bytesOf(party))
}

/** Moves the person to their new places, unless there is no room. */
function refuseMove(book: Book, party: Party, person: PersonRow, changed: PersonRow): FullPart | undefined {
  if (!holdsPlaces(party.registration)) return undefined
  count(book.places, person, -1)
  const full = refuseFullPart(book.terms, book.places, newNeeds(person, changed))
  if (full) return full
  count(book.places, changed, 1)
  return undefined
}

/** Also for one who waits: with other days they may fit. */
function leavesRoom(person: PersonRow, changed: PersonRow): boolean {
  return person.attendee_type_id !== changed.attendee_type_id || person.days.join() !== changed.days.join()
}

/** Only what is new needs room: who is on a day stays on it, even where it holds more than it should. */
function newNeeds(person: PersonRow, changed: PersonRow) {
  const needs = needsOf([changed])
  const typeStays = person.attendee_type_id === changed.attendee_type_id
  const kept = new Set(person.days)
  return {
    by_type: typeStays ? {} : needs.by_type,
    by_day: Object.fromEntries(Object.entries(needs.by_day).filter(([day]) => !kept.has(day))),
  }
}

/** Tickets of one's own serve any attendee type; where tickets are shared, the person leaves one and joins another. */
function changeTickets(book: Book, party: Party, person: PersonRow): void {
  if (party.registration.status !== 'confirmed') return
  const type = book.terms.types.find(({ id }) => id === person.attendee_type_id)
  const held = party.tickets.filter(({ id }) => person.ticket_ids.includes(id))
  const stays = type?.ticket === 'per_person' && held.every(({ kind }) => kind === 'per_person')
  if (stays) return
  leaveTickets(book, party, person)
  issueByType(book, party, person)
}
