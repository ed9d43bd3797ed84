import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { owningGroup, visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type AdmissionRefusal,
  type Book,
  type Bounds,
  bookOf,
  boundsFor,
  closeBook,
  draftPeople,
  type FullRefusal,
  lockPlaces,
  needsOf,
  type Party,
  type PersonRow,
  placeParty,
  type Registration,
  type RegistrationRow,
  readTerms,
  recount,
  refuseCap,
  refuseFull,
  refuseLarger,
  refuseNewPeople,
  refuseServing,
  refuseUnpublished,
  refuseUsedEmail,
  showRegistration,
  type Terms,
  tidyEmail,
  touchPerson,
  unlessGone,
  waitlistParty,
} from '../booking/index.ts'
import { linkContacts } from '../contacts/index.ts'

export type NewRegistration = components['schemas']['NewRegistration']

type CreateRefusal = AdmissionRefusal | FullRefusal | Refusal<'not_found' | 'attendee_cap_reached' | 'api_key_group'>

export async function createRegistration(
  work: Work,
  caller: Caller,
  eventReference: string,
  wish: NewRegistration,
): Promise<Registration | CreateRefusal> {
  const event = await visibleEvent(work.transaction, caller, eventReference)
  if (isRefusal(event)) return event
  const group = await owningGroup(work, caller, wish.group, 'a registration')
  if (isRefusal(group)) return group
  const livemode = caller.key.mode === 'live'
  const registration = draftRegistration(caller.organization.id, event.id, group?.id ?? null, livemode, wish, work.now)
  const opened = await unlessGone(openForNewcomers(work, caller, registration, wish), eventReference)
  if (isRefusal(opened)) return opened
  const { book, party } = opened
  const refusal = (await refuseUsedEmail(work.transaction, book.terms, party.people)) ?? settle(book, party)
  if (refusal) return refusal
  await closeBook(book)
  const made = await showRegistration(book, party)
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
  registration: RegistrationRow,
  wish: NewRegistration,
): Promise<{ book: Book; party: Party } | AdmissionRefusal | Refusal<'not_found'>> {
  const { organization_id, event_id, livemode } = registration
  const read = async () => {
    const terms = await readTerms(work.transaction, organization_id, event_id, livemode)
    const people = admit(terms, registration, wish, boundsFor(caller), work.now)
    return isRefusal(people) ? people : { terms, people }
  }
  const first = await read()
  if (isRefusal(first)) return first
  await linkContacts(work, caller, first.people)
  const places = await lockPlaces(work.transaction, organization_id, event_id, livemode)
  const current = places.revision === first.terms.revision ? first : await read()
  if (isRefusal(current)) return current
  const people = current.people.map((person, n) => ({ ...person, contact_id: first.people[n]?.contact_id ?? null }))
  return { book: bookOf(work, current.terms, places), party: { registration, people, tickets: [], before: null } }
}

function admit(
  terms: Terms,
  registration: RegistrationRow,
  wish: NewRegistration,
  bounds: Bounds,
  now: Date,
): PersonRow[] | AdmissionRefusal | Refusal<'not_found'> {
  const unpublished = refuseUnpublished(terms)
  if (unpublished) return unpublished
  const pathOf = (n: number) => `body/attendees/${n}`
  const people = draftPeople(terms, registration, wish.attendees, now, pathOf)
  if (isRefusal(people)) return people
  const refusal =
    refuseNewPeople(terms, people, { size: people.length, ever: people.length, bounds, now, pathOf }) ??
    refuseLarger({ registration, people }, bounds, 'body/attendees')
  return refusal ?? people
}

/** Places if there is room for newcomers; the waitlist if there is none and the event keeps one. */
function settle(book: Book, party: Party): FullRefusal | Refusal<'attendee_cap_reached'> | undefined {
  const { terms, places } = book
  const needs = needsOf(party.people)
  const capped = refuseCap(terms, places, needs.taken)
  if (capped) return capped
  const full = refuseFull(terms, places, needs) ?? refuseServing(terms, places, needs)
  if (full && !terms.event.waitlist) return full
  if (full && places.waiting >= terms.attendeeCap) return refuseWaitlist(terms, places.waiting)
  book.pending.push({ type: 'registration.created', party })
  recount(party)
  for (const person of party.people) {
    touchPerson(book, party, person)
    book.pending.push({ type: 'attendee.added', party, person })
  }
  if (full) waitlistParty(book, party)
  else placeParty(book, party)
  return undefined
}

/** A waitlist without an end would cost everybody who comes after. */
function refuseWaitlist({ event, attendeeCap }: Terms, waiting: number): Refusal<'attendee_cap_reached'> {
  const message = `The plan allows ${attendeeCap} registrations on a waitlist; the event ${event.code} has ${waiting}.`
  return refuse('attendee_cap_reached', message, { details: { attendee_cap: attendeeCap, waiting } })
}

function draftRegistration(
  organizationId: string,
  eventId: string,
  groupId: string | null,
  livemode: boolean,
  wish: NewRegistration,
  now: Date,
): RegistrationRow {
  return {
    organization_id: organizationId,
    id: newId(now),
    event_id: eventId,
    group_id: groupId,
    livemode,
    status: 'pending',
    email: tidyEmail(wish.email ?? wish.attendees.find(({ email }) => email)?.email),
    external_id: wish.external_id ?? null,
    note: wish.note ?? null,
    send_ticket_emails: wish.send_ticket_emails ?? true,
    is_fixture: false,
    amount_total: 0,
    amount_paid: 0,
    amount_refunded: 0,
    payment_due_at: null,
    confirmed_at: null,
    cancelled_at: null,
    created_at: now,
    updated_at: now,
  }
}
