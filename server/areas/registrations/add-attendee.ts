import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, refuseState } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type AttendeeRow,
  type Book,
  closeBook,
  countPlaceNeeds,
  draftAttendees,
  getSizeLimits,
  holdsPlaces,
  isActiveAttendee,
  joinRegistration,
  type LockedRegistration,
  type NewAttendee,
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
} from '../booking/index.ts'
import { type Linkable, linkOrCreateContacts } from '../contacts/index.ts'

export async function addAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  input: NewAttendee,
) {
  const contactId = await contactOf(work, caller, input)
  const opened = await openRegistrationBook(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const drafted = draftAttendees(book.setup, locked.registration, [input], work.now, () => 'body')
  if (isRefusal(drafted)) return drafted
  const [attendee] = drafted
  if (!attendee) throw new Error('One person was drafted.')
  const bounds = getSizeLimits(caller)
  const refusal =
    refuseSandboxFixture(locked) ??
    refuseEnded(locked) ??
    refuseNewAttendees(book.setup, drafted, {
      size: locked.attendees.filter(isActiveAttendee).length + 1,
      ever: locked.attendees.length + 1,
      bounds,
      now: work.now,
      pathOf: () => 'body',
    }) ??
    refuseLargeRegistration({ ...locked, attendees: [...locked.attendees, attendee] }, bounds, 'body') ??
    (await refuseUsedEmail(work.transaction, book.setup, drafted)) ??
    refuseRoom(book, locked, attendee)
  if (refusal) return refusal
  attendee.contact_id = contactId
  joinRegistration(book, locked, attendee)
  await queueTicketMail(book, locked, attendee)
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

function refuseEnded({ registration }: LockedRegistration) {
  const { id, status } = registration
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuseState(status, `The registration ${id} is ${status}, so nobody can be added to it.`)
}

/** A waitlisted registration takes no places. */
function refuseRoom({ setup, places }: Book, { registration }: LockedRegistration, attendee: AttendeeRow) {
  if (!holdsPlaces(registration)) return undefined
  const needs = countPlaceNeeds([attendee])
  return refuseAboveCap(setup, places, 1) ?? refuseFull(setup, places, needs) ?? refuseForWaitlist(setup, places, needs)
}
