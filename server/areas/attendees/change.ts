import { atPath, isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { isUnchanged } from '../../platform/work/is-unchanged.ts'
import {
  type Attendee,
  type AttendeeRow,
  adjustPlaceCounts,
  type Book,
  type CodesById,
  confirmIfPaid,
  countPlaceNeeds,
  countRegistrationBytes,
  dropNullAnswers,
  type EventSetup,
  findAttendeeType,
  holdsPlaces,
  issueOrJoinTicket,
  type LockedRegistration,
  refuseBelowMinimumAge,
  refuseChangedAnswers,
  refuseEmailDomain,
  refuseFullTypeOrDay,
  refuseLargeAnswers,
  refuseLargeRegistration,
  refuseLostAnswers,
  refuseManyTickets,
  refuseUsedEmail,
  removeAttendeeFromTickets,
  resolveDays,
  type SizeLimits,
  tidyEmail,
  tidyName,
  toAttendee,
  toSearchText,
  touchAttendee,
  updateAmountTotal,
} from '../booking/index.ts'

export type AttendeeChanges = Schemas['AttendeeChanges']
type ChangeRefusal = Refusal<
  'not_found' | 'invalid_state' | 'rule_refused' | 'validation_failed' | 'type_full' | 'day_full'
>

type ChangeTerms = {
  bounds: SizeLimits
  names: CodesById
  /** Whether changed answers must be what the form asks for. */
  formHolds: boolean
}

/** The caller opens and closes the book. Places that come free belong to the waitlist. */
export async function changeAttendeeInBook(
  book: Book,
  locked: LockedRegistration,
  attendee: AttendeeRow,
  changes: AttendeeChanges,
  { bounds, names, formHolds }: ChangeTerms,
): Promise<Attendee | ChangeRefusal> {
  const changed = applyChanges(book.setup, attendee, changes)
  if (isRefusal(changed)) return changed
  const refusal =
    (formHolds ? refuseChangedAnswers : refuseLostAnswers)(book.setup, attendee, changed, 'body') ??
    (await refuseChanges(book, attendee, changed, bounds)) ??
    refuseLargerPerson(locked, attendee, changed, bounds) ??
    (attendee.attendee_type_id === changed.attendee_type_id ? undefined : refuseManyTickets(locked)) ??
    refuseMove(book, locked, attendee, changed)
  if (refusal) return refusal
  const before = toAttendee(attendee, names)
  if (isUnchanged(attendee, changed)) return before
  book.freed ||= leavesRoom(attendee, changed)
  const otherType = attendee.attendee_type_id !== changed.attendee_type_id
  followAddress(locked, attendee, changed)
  Object.assign(attendee, changed)
  touchAttendee(book, locked, attendee)
  updateAmountTotal(locked)
  if (otherType) changeTickets(book, locked, attendee)
  confirmIfPaid(book, locked)
  book.pending.push({ type: 'attendee.updated', locked, attendee })
  const after = toAttendee(attendee, names)
  book.work.audit({ action: 'attendee.updated', object: { type: 'attendee', id: after.id }, before, after })
  return after
}

function followAddress({ registration }: LockedRegistration, attendee: AttendeeRow, { email }: AttendeeRow): void {
  const isTheirs = attendee.email !== null && registration.email?.toLowerCase() === attendee.email.toLowerCase()
  if (isTheirs && email !== null) registration.email = email
}

function applyChanges(
  setup: EventSetup,
  attendee: AttendeeRow,
  changes: AttendeeChanges,
): AttendeeRow | Refusal<'not_found'> {
  const { attendee_type, days, answers, first_name, last_name, email, ...plain } = changes
  const type = findAttendeeType(setup, attendee_type ?? attendee.attendee_type_id)
  if (isRefusal(type)) return atPath(type, 'body/attendee_type')
  const chosen = days === undefined ? attendee.days : resolveDays(setup, days)
  if (isRefusal(chosen)) return atPath(chosen, 'body/days')
  const changed: AttendeeRow = {
    ...attendee,
    ...plain,
    first_name: first_name === undefined ? attendee.first_name : tidyName(first_name),
    last_name: last_name === undefined ? attendee.last_name : tidyName(last_name),
    email: email === undefined ? attendee.email : tidyEmail(email),
    attendee_type_id: type.id,
    price: type.id === attendee.attendee_type_id ? attendee.price : (type.price ?? 0),
    days: chosen,
    answers:
      answers === undefined ? attendee.answers : dropNullAnswers({ ...attendee.answers, ...answers } as typeof answers),
  }
  return { ...changed, search: toSearchText(changed) }
}

/** Only what differs is checked: a typo can be corrected even if a newer rule refuses the rest. */
async function refuseChanges(book: Book, before: AttendeeRow, changed: AttendeeRow, bounds: SizeLimits) {
  const { setup, work } = book
  const pathOf = () => 'body'
  const emailTouched = changed.email !== before.email
  const answersTouched = JSON.stringify(changed.answers) !== JSON.stringify(before.answers)
  return (
    (answersTouched ? refuseLargeAnswers([changed], bounds, pathOf) : undefined) ??
    (emailTouched ? refuseEmailDomain(setup, [changed], pathOf) : undefined) ??
    (changed.date_of_birth === before.date_of_birth ? undefined : refuseBelowMinimumAge(setup, [changed], pathOf)) ??
    (emailTouched ? await refuseUsedEmail(work.transaction, setup, [changed]) : undefined)
  )
}

function refuseLargerPerson(
  locked: LockedRegistration,
  attendee: AttendeeRow,
  changed: AttendeeRow,
  bounds: SizeLimits,
) {
  const attendees = locked.attendees.map((one) => (one === attendee ? changed : one))
  return refuseLargeRegistration({ ...locked, attendees }, bounds, 'body', countRegistrationBytes(locked))
}

/** Counts the attendee in their new places, or refuses and leaves the counts unchanged. */
function refuseMove(book: Book, locked: LockedRegistration, attendee: AttendeeRow, changed: AttendeeRow) {
  if (!holdsPlaces(locked.registration)) return undefined
  adjustPlaceCounts(book.places, attendee, -1)
  const full = refuseFullTypeOrDay(book.setup, book.places, newNeeds(attendee, changed))
  adjustPlaceCounts(book.places, full ? attendee : changed, 1)
  return full
}

/** True on the waitlist too: with other days the registration may fit. */
function leavesRoom(attendee: AttendeeRow, changed: AttendeeRow): boolean {
  return attendee.attendee_type_id !== changed.attendee_type_id || attendee.days.join() !== changed.days.join()
}

/** Only new days and types need room: an attendee keeps a day they have, even if it is over capacity. */
function newNeeds(attendee: AttendeeRow, changed: AttendeeRow) {
  const needs = countPlaceNeeds([changed])
  const typeStays = attendee.attendee_type_id === changed.attendee_type_id
  const kept = new Set(attendee.days)
  return {
    by_type: typeStays ? {} : needs.by_type,
    by_day: Object.fromEntries(Object.entries(needs.by_day).filter(([day]) => !kept.has(day))),
  }
}

/** A per-person ticket is valid for any attendee type; a shared ticket is left, and the new type's ticket joined. */
function changeTickets(book: Book, locked: LockedRegistration, attendee: AttendeeRow): void {
  if (locked.registration.status !== 'confirmed') return
  const type = book.setup.types.find(({ id }) => id === attendee.attendee_type_id)
  const tickets = locked.tickets.filter(({ id }) => attendee.ticket_ids.includes(id))
  const stays = type?.ticket === 'per_person' && tickets.every(({ kind }) => kind === 'per_person')
  if (stays) return
  removeAttendeeFromTickets(book, locked, attendee)
  issueOrJoinTicket(book, locked, attendee)
}
