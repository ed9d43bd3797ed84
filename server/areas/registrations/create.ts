import type { QueryResultRow } from 'pg'
import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { owningGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type AdmissionRefusal,
  type AttendeeRow,
  type Book,
  type Bounds,
  bookOf,
  boundsFor,
  closeBook,
  draftAttendees,
  draftRegistration,
  type EventSetup,
  type FullRefusal,
  type HeldRegistration,
  identifiedBy,
  lockPlaces,
  needsOf,
  placeRegistration,
  type Registration,
  type RegistrationRow,
  readSetup,
  readVisibleSetup,
  recount,
  refuseCap,
  refuseFull,
  refuseLarger,
  refuseNewAttendees,
  refuseServing,
  refuseUnpublished,
  refuseUsedEmail,
  showRegistration,
  touchAttendee,
  unlessGone,
  waitlistRegistration,
} from '../booking/index.ts'
import { linkContacts, prefetchContacts } from '../contacts/index.ts'

export type NewRegistration = components['schemas']['NewRegistration']

export type CreateRefusal =
  | AdmissionRefusal
  | FullRefusal
  | Refusal<'not_found' | 'attendee_cap_reached' | 'api_key_group'>

export async function createRegistration(
  work: Work,
  caller: Caller,
  eventReference: string,
  input: NewRegistration,
): Promise<Registration | CreateRefusal> {
  const look = prefetchContacts(caller, input.attendees.map(identifiedBy))
  const { setup, prefetched } = await readVisibleSetup(work.transaction, caller, eventReference, look)
  if (isRefusal(setup)) return setup
  const group = await owningGroup(work, caller, input.group, 'a registration')
  if (isRefusal(group)) return group
  const { organizationId, event, livemode } = setup
  const registration = draftRegistration(organizationId, event.id, group?.id ?? null, livemode, input, work.now)
  const opened = await unlessGone(
    openForNewcomers(work, caller, setup, registration, input, prefetched),
    eventReference,
  )
  if (isRefusal(opened)) return opened
  const { book, held } = opened
  const refusal = (await refuseUsedEmail(work.transaction, book.setup, held.attendees)) ?? settle(book, held)
  if (refusal) return refusal
  await closeBook(book)
  const made = await showRegistration(book, held)
  const object = { type: 'registration', id: made.id }
  work.audit({ action: 'registration.created', object, before: null, after: made })
  return made
}

/**
 * Does all that needs no places before it holds them, so that others wait as short as can be. What was read meanwhile is good
 * unless the event's structure changed; then it is read and checked again.
 */
async function openForNewcomers(
  work: Work,
  caller: Caller,
  seen: EventSetup,
  registration: RegistrationRow,
  input: NewRegistration,
  looked: QueryResultRow[][],
): Promise<{ book: Book; held: HeldRegistration } | AdmissionRefusal | Refusal<'not_found'>> {
  const { organization_id, event_id, livemode } = registration
  const admitTo = (setup: EventSetup) => {
    const attendees = admit(setup, registration, input, boundsFor(caller), work.now)
    return isRefusal(attendees) ? attendees : { setup, attendees }
  }
  const first = admitTo(seen)
  if (isRefusal(first)) return first
  await linkContacts(work, caller, first.attendees, looked)
  const places = await lockPlaces(work.transaction, organization_id, event_id, livemode)
  const isCurrent = places.revision === seen.revision
  const current = isCurrent ? first : admitTo(await readSetup(work.transaction, organization_id, event_id, livemode))
  if (isRefusal(current)) return current
  const attendees = current.attendees.map((attendee, n) => ({
    ...attendee,
    contact_id: first.attendees[n]?.contact_id ?? null,
  }))
  return { book: bookOf(work, current.setup, places), held: { registration, attendees, tickets: [], before: null } }
}

export function admit(
  setup: EventSetup,
  registration: RegistrationRow,
  input: NewRegistration,
  bounds: Bounds,
  now: Date,
): AttendeeRow[] | AdmissionRefusal | Refusal<'not_found'> {
  const unpublished = refuseUnpublished(setup)
  if (unpublished) return unpublished
  const pathOf = (n: number) => `body/attendees/${n}`
  const attendees = draftAttendees(setup, registration, input.attendees, now, pathOf)
  if (isRefusal(attendees)) return attendees
  const refusal =
    refuseNewAttendees(setup, attendees, { size: attendees.length, ever: attendees.length, bounds, now, pathOf }) ??
    refuseLarger({ registration, attendees }, bounds, 'body/attendees')
  return refusal ?? attendees
}

/** Places if there is room for newcomers; the waitlist if there is none and the event keeps one. */
export function settle(book: Book, held: HeldRegistration): FullRefusal | Refusal<'attendee_cap_reached'> | undefined {
  const { setup, places } = book
  const needs = needsOf(held.attendees)
  const capped = refuseCap(setup, places, needs.taken)
  if (capped) return capped
  const full = refuseFull(setup, places, needs) ?? refuseServing(setup, places, needs)
  if (full && !setup.event.waitlist) return full
  if (full && places.waiting >= setup.attendeeCap) return refuseWaitlist(setup, places.waiting)
  book.pending.push({ type: 'registration.created', held })
  recount(held)
  for (const attendee of held.attendees) {
    touchAttendee(book, held, attendee)
    book.pending.push({ type: 'attendee.added', held, attendee })
  }
  if (full) waitlistRegistration(book, held)
  else placeRegistration(book, held)
  return undefined
}

/** A waitlist without an end would cost everybody who comes after. */
function refuseWaitlist({ event, attendeeCap }: EventSetup, waiting: number): Refusal<'attendee_cap_reached'> {
  const message = `The plan allows ${attendeeCap} registrations on a waitlist; the event ${event.code} has ${waiting}.`
  return refuse('attendee_cap_reached', message, { details: { attendee_cap: attendeeCap, waiting } })
}
