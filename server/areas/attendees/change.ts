import { addPath, isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { isUnchanged } from '../../platform/work/is-unchanged.ts'
import * as booking from '../booking/index.ts'

export type AttendeeChanges = Schemas['AttendeeChanges']
type ChangeRefusal = Refusal<
  'not_found' | 'invalid_state' | 'rule_refused' | 'validation_failed' | 'type_full' | 'day_full'
>

type ChangeTerms = {
  bounds: booking.SizeLimits
  names: booking.CodesById
  /** Whether changed answers must be what the form asks for. */
  formHolds: boolean
}

/** The caller opens and closes the book. Places that come free belong to the waitlist. */
export async function changeAttendeeInBook(
  book: booking.Book,
  locked: booking.LockedRegistration,
  attendee: booking.AttendeeRow,
  changes: AttendeeChanges,
  { bounds, names, formHolds }: ChangeTerms,
): Promise<booking.Attendee | ChangeRefusal> {
  const changed = applyChanges(book.setup, attendee, changes)
  if (isRefusal(changed)) return changed
  const refusal =
    (formHolds ? booking.refuseChangedAnswers : booking.refuseRemovedAnswers)(book.setup, attendee, changed, 'body') ??
    (await refuseChanges(book, attendee, changed, bounds)) ??
    refuseLargerPerson(locked, attendee, changed, bounds) ??
    (attendee.attendee_type_id === changed.attendee_type_id ? undefined : booking.refuseTooManyTickets(locked)) ??
    refuseMove(book, locked, attendee, changed)
  if (refusal) return refusal
  const before = booking.toAttendee(attendee, names)
  if (isUnchanged(attendee, changed)) return before
  book.freed ||= leavesRoom(attendee, changed)
  const otherType = attendee.attendee_type_id !== changed.attendee_type_id
  followAddress(locked, attendee, changed)
  Object.assign(attendee, changed)
  booking.markAttendeeChanged(book, locked, attendee)
  booking.updateAmountTotal(locked)
  if (otherType) changeTickets(book, locked, attendee)
  booking.confirmIfPaid(book, locked)
  book.pending.push({ type: 'attendee.updated', locked, attendee })
  const after = booking.toAttendee(attendee, names)
  book.work.audit({ action: 'attendee.updated', object: { type: 'attendee', id: after.id }, before, after })
  return after
}

function followAddress(
  { registration }: booking.LockedRegistration,
  attendee: booking.AttendeeRow,
  { email }: booking.AttendeeRow,
): void {
  const isTheirs = attendee.email !== null && registration.email?.toLowerCase() === attendee.email.toLowerCase()
  if (isTheirs && email !== null) registration.email = email
}

function applyChanges(
  setup: booking.EventSetup,
  attendee: booking.AttendeeRow,
  changes: AttendeeChanges,
): booking.AttendeeRow | Refusal<'not_found'> {
  const { attendee_type, days, answers, first_name, last_name, email, ...plain } = changes
  const type = booking.findAttendeeType(setup, attendee_type ?? attendee.attendee_type_id)
  if (isRefusal(type)) return addPath(type, 'body/attendee_type')
  const chosen = days === undefined ? attendee.days : booking.findDayIds(setup, days)
  if (isRefusal(chosen)) return addPath(chosen, 'body/days')
  const changed: booking.AttendeeRow = {
    ...attendee,
    ...plain,
    first_name: first_name === undefined ? attendee.first_name : booking.normalizeName(first_name),
    last_name: last_name === undefined ? attendee.last_name : booking.normalizeName(last_name),
    email: email === undefined ? attendee.email : booking.normalizeEmail(email),
    attendee_type_id: type.id,
    price: type.id === attendee.attendee_type_id ? attendee.price : (type.price ?? 0),
    days: chosen,
    answers:
      answers === undefined
        ? attendee.answers
        : booking.dropNullAnswers({ ...attendee.answers, ...answers } as typeof answers),
  }
  return { ...changed, search: booking.toPersonSearchText(changed) }
}

/** Only what differs is checked: a typo can be corrected even if a newer rule refuses the rest. */
async function refuseChanges(
  book: booking.Book,
  before: booking.AttendeeRow,
  changed: booking.AttendeeRow,
  bounds: booking.SizeLimits,
) {
  const { setup, work } = book
  const pathOf = () => 'body'
  const emailTouched = changed.email !== before.email
  const answersTouched = JSON.stringify(changed.answers) !== JSON.stringify(before.answers)
  return (
    (answersTouched ? booking.refuseLargeAnswers([changed], bounds, pathOf) : undefined) ??
    (emailTouched ? booking.refuseEmailDomain(setup, [changed], pathOf) : undefined) ??
    (changed.date_of_birth === before.date_of_birth
      ? undefined
      : booking.refuseBelowMinimumAge(setup, [changed], pathOf)) ??
    (emailTouched ? await booking.refuseUsedEmail(work.transaction, setup, [changed]) : undefined)
  )
}

function refuseLargerPerson(
  locked: booking.LockedRegistration,
  attendee: booking.AttendeeRow,
  changed: booking.AttendeeRow,
  bounds: booking.SizeLimits,
) {
  const attendees = locked.attendees.map((one) => (one === attendee ? changed : one))
  return booking.refuseLargeRegistration({ ...locked, attendees }, bounds, 'body', booking.getRegistrationBytes(locked))
}

/** Counts the attendee in their new places, or refuses and leaves the counts unchanged. */
function refuseMove(
  book: booking.Book,
  locked: booking.LockedRegistration,
  attendee: booking.AttendeeRow,
  changed: booking.AttendeeRow,
) {
  if (!booking.holdsPlaces(locked.registration)) return undefined
  booking.adjustPlaceCounts(book.places, attendee, -1)
  const full = booking.refuseFullTypeOrDay(book.setup, book.places, newNeeds(attendee, changed))
  booking.adjustPlaceCounts(book.places, full ? attendee : changed, 1)
  return full
}

/** True on the waitlist too: with other days the registration may fit. */
const leavesRoom = (attendee: booking.AttendeeRow, changed: booking.AttendeeRow): boolean =>
  attendee.attendee_type_id !== changed.attendee_type_id || attendee.days.join() !== changed.days.join()

/** Only new days and types need room: an attendee keeps a day they have, even if it is over capacity. */
function newNeeds(attendee: booking.AttendeeRow, changed: booking.AttendeeRow) {
  const needs = booking.countPlaceNeeds([changed])
  const typeStays = attendee.attendee_type_id === changed.attendee_type_id
  const kept = new Set(attendee.days)
  return {
    by_type: typeStays ? {} : needs.by_type,
    by_day: Object.fromEntries(Object.entries(needs.by_day).filter(([day]) => !kept.has(day))),
  }
}

/** A per-person ticket is valid for any attendee type; a shared ticket is left, and the new type's ticket joined. */
function changeTickets(book: booking.Book, locked: booking.LockedRegistration, attendee: booking.AttendeeRow): void {
  if (locked.registration.status !== 'confirmed') return
  const type = book.setup.types.find(({ id }) => id === attendee.attendee_type_id)
  const tickets = locked.tickets.filter(({ id }) => attendee.ticket_ids.includes(id))
  const stays = type?.ticket === 'per_person' && tickets.every(({ kind }) => kind === 'per_person')
  if (stays) return
  booking.removeAttendeeFromTickets(book, locked, attendee)
  booking.issueOrShareTicket(book, locked, attendee)
}
