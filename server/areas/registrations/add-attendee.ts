import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { isRefusal, refuseState } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import * as booking from '../booking/index.ts'
import { linkContacts, type PersonToLink } from '../contacts/index.ts'

export async function addAttendee({ work, caller, path, body: input }: ApiCall<'addAttendee'>) {
  const contactId = await contactOf(work, caller, input)
  const opened = await booking.openRegistrationBook(work, caller, path.event, path.registration)
  if (isRefusal(opened)) return opened
  const { book, locked } = opened
  const drafted = booking.buildNewAttendees(book.setup, locked.registration, [input], work.now, () => 'body')
  if (isRefusal(drafted)) return drafted
  const [attendee] = drafted
  if (!attendee) throw new Error('One person was drafted.')
  const bounds = booking.getSizeLimits(caller)
  const refusal =
    booking.refuseSandboxFixture(locked) ??
    refuseEnded(locked) ??
    booking.refuseNewAttendees(book.setup, drafted, {
      size: locked.attendees.filter(booking.isActiveAttendee).length + 1,
      ever: locked.attendees.length + 1,
      bounds,
      now: work.now,
      pathOf: () => 'body',
    }) ??
    booking.refuseLargeRegistration({ ...locked, attendees: [...locked.attendees, attendee] }, bounds, 'body') ??
    (await booking.refuseUsedEmail(work.transaction, book.setup, drafted)) ??
    refuseRoom(book, locked, attendee)
  if (refusal) return refusal
  attendee.contact_id = contactId
  booking.addAttendeeToRegistration(book, locked, attendee)
  await booking.queueTicketMail(book, locked, attendee)
  await booking.saveAndCloseBook(book)
  const added = await booking.toApiAttendee(book, attendee)
  work.audit({ action: 'attendee.added', object: { type: 'attendee', id: added.id }, before: null, after: added })
  return added
}

/** Before the places are locked, in the same order as a new registration, to avoid deadlocks. */
async function contactOf(work: Work, caller: Caller, input: booking.NewAttendee): Promise<string | null> {
  const newcomer: PersonToLink = {
    organization_id: caller.organization.id,
    livemode: caller.key.mode === 'live',
    ...booking.normalizePersonData(input),
    date_of_birth: input.date_of_birth ?? null,
    contact_id: null,
  }
  await linkContacts(work, caller, [newcomer])
  return newcomer.contact_id
}

function refuseEnded({ registration }: booking.LockedRegistration) {
  const { id, status } = registration
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuseState(status, `The registration ${id} is ${status}, so nobody can be added to it.`)
}

/** A waitlisted registration takes no places. */
function refuseRoom(
  { setup, places }: booking.Book,
  { registration }: booking.LockedRegistration,
  attendee: booking.AttendeeRow,
) {
  if (!booking.holdsPlaces(registration)) return undefined
  const needs = booking.countPlaceNeeds([attendee])
  return (
    booking.refuseAboveCap(setup, places, 1) ??
    booking.refuseFull(setup, places, needs) ??
    booking.refuseBehindWaitlist(setup, places, needs)
  )
}
