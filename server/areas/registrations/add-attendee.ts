import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type Attendee,
  type AttendeeRow,
  adjustPlaceCounts,
  type Book,
  closeBook,
  countPlaceNeeds,
  draftAttendees,
  type FullRefusal,
  getSizeLimits,
  holdsPlaces,
  isActiveAttendee,
  issueOrJoinTicket,
  type LockedRegistration,
  type NewAttendee,
  type NewAttendeeRefusal,
  normalizePerson,
  openRegistrationBook,
  queueTicketMail,
  refuseAboveCap,
  refuseForWaitlist,
  refuseFull,
  refuseLargeRegistration,
  refuseNewAttendees,
  refuseSandboxFixture,
  refuseUsedEmail,
  toApiAttendee,
  touchAttendee,
  updateAmountTotal,
} from '../booking/index.ts'
import { type Linkable, linkOrCreateContacts } from '../contacts/index.ts'

export async function addAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  input: NewAttendee,
): Promise<Attendee | NewAttendeeRefusal | FullRefusal | Refusal<'not_found' | 'attendee_cap_reached'>> {
  const contactId = await contactOf(work, caller, input)
  const opened = await openRegistrationBook(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, held } = opened
  const drafted = draftAttendees(book.setup, held.registration, [input], work.now, () => 'body')
  if (isRefusal(drafted)) return drafted
  const [attendee] = drafted
  if (!attendee) throw new Error('One person was drafted.')
  const bounds = getSizeLimits(caller)
  const refusal =
    refuseSandboxFixture(held) ??
    refuseEnded(held) ??
    refuseNewAttendees(book.setup, drafted, {
      size: held.attendees.filter(isActiveAttendee).length + 1,
      ever: held.attendees.length + 1,
      bounds,
      now: work.now,
      pathOf: () => 'body',
    }) ??
    refuseLargeRegistration({ ...held, attendees: [...held.attendees, attendee] }, bounds, 'body') ??
    (await refuseUsedEmail(work.transaction, book.setup, drafted)) ??
    refuseRoom(book, held, attendee)
  if (refusal) return refusal
  attendee.contact_id = contactId
  join(book, held, attendee)
  await queueTicketMail(book, held, attendee)
  await closeBook(book)
  const added = await toApiAttendee(book, attendee)
  work.audit({ action: 'attendee.added', object: { type: 'attendee', id: added.id }, before: null, after: added })
  return added
}

/** Before the places are locked, in the same order as a new registration, to avoid deadlocks. */
async function contactOf(work: Work, caller: Caller, input: NewAttendee): Promise<string | null> {
  const newcomer: Linkable = {
    organization_id: caller.organization.id,
    livemode: caller.key.mode === 'live',
    ...normalizePerson(input),
    date_of_birth: input.date_of_birth ?? null,
    contact_id: null,
  }
  await linkOrCreateContacts(work, caller, [newcomer])
  return newcomer.contact_id
}

function refuseEnded({ registration }: LockedRegistration): Refusal<'invalid_state'> | undefined {
  const { id, status } = registration
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuse('invalid_state', `The registration ${id} is ${status}, so nobody can be added to it.`, {
    details: { state: status },
  })
}

/** A waitlisted registration takes no places. */
function refuseRoom({ setup, places }: Book, { registration }: LockedRegistration, attendee: AttendeeRow) {
  if (!holdsPlaces(registration)) return undefined
  const needs = countPlaceNeeds([attendee])
  return refuseAboveCap(setup, places, 1) ?? refuseFull(setup, places, needs) ?? refuseForWaitlist(setup, places, needs)
}

function join(book: Book, held: LockedRegistration, attendee: AttendeeRow): void {
  held.attendees.push(attendee)
  touchAttendee(book, held, attendee)
  book.pending.push({ type: 'attendee.added', held, attendee })
  updateAmountTotal(held)
  if (holdsPlaces(held.registration)) adjustPlaceCounts(book.places, attendee, 1)
  if (held.registration.status === 'confirmed') issueOrJoinTicket(book, held, attendee)
}
