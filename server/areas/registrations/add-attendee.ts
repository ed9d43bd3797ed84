import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type AdmissionRefusal,
  type Attendee,
  type AttendeeRow,
  type Book,
  boundsFor,
  closeBook,
  count,
  draftAttendees,
  type FullRefusal,
  type HeldRegistration,
  holdsPlaces,
  identifiedBy,
  isActive,
  issueByType,
  type NewAttendee,
  needsOf,
  openRegistration,
  orderMailTo,
  recount,
  refuseCap,
  refuseFixture,
  refuseFull,
  refuseLarger,
  refuseNewAttendees,
  refuseServing,
  refuseUsedEmail,
  showAttendee,
  touchAttendee,
} from '../booking/index.ts'
import { type Linkable, linkContacts } from '../contacts/index.ts'

type AddRefusal = AdmissionRefusal | FullRefusal | Refusal<'not_found' | 'attendee_cap_reached'>

export async function addAttendee(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  input: NewAttendee,
): Promise<Attendee | AddRefusal> {
  const contactId = await contactOf(work, caller, input)
  const opened = await openRegistration(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, held } = opened
  const drafted = draftAttendees(book.setup, held.registration, [input], work.now, () => 'body')
  if (isRefusal(drafted)) return drafted
  const [attendee] = drafted
  if (!attendee) throw new Error('One person was drafted.')
  const bounds = boundsFor(caller)
  const refusal =
    refuseFixture(held) ??
    refuseEnded(held) ??
    refuseNewAttendees(book.setup, drafted, {
      size: held.attendees.filter(isActive).length + 1,
      ever: held.attendees.length + 1,
      bounds,
      now: work.now,
      pathOf: () => 'body',
    }) ??
    refuseLarger({ ...held, attendees: [...held.attendees, attendee] }, bounds, 'body') ??
    (await refuseUsedEmail(work.transaction, book.setup, drafted)) ??
    refuseRoom(book, held, attendee)
  if (refusal) return refusal
  attendee.contact_id = contactId
  join(book, held, attendee)
  await orderMailTo(book, held, attendee)
  await closeBook(book)
  const added = await showAttendee(book, attendee)
  work.audit({ action: 'attendee.added', object: { type: 'attendee', id: added.id }, before: null, after: added })
  return added
}

/** Before the places are locked, in the same order as a new registration, to avoid deadlocks. */
async function contactOf(work: Work, caller: Caller, input: NewAttendee): Promise<string | null> {
  const newcomer: Linkable = {
    organization_id: caller.organization.id,
    livemode: caller.key.mode === 'live',
    ...identifiedBy(input),
    date_of_birth: input.date_of_birth ?? null,
    contact_id: null,
  }
  await linkContacts(work, caller, [newcomer])
  return newcomer.contact_id
}

function refuseEnded({ registration }: HeldRegistration): Refusal<'invalid_state'> | undefined {
  const { id, status } = registration
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuse('invalid_state', `The registration ${id} is ${status}, so nobody can be added to it.`, {
    details: { state: status },
  })
}

/** A waitlisted registration takes no places. */
function refuseRoom({ setup, places }: Book, { registration }: HeldRegistration, attendee: AttendeeRow) {
  if (!holdsPlaces(registration)) return undefined
  const needs = needsOf([attendee])
  return refuseCap(setup, places, 1) ?? refuseFull(setup, places, needs) ?? refuseServing(setup, places, needs)
}

function join(book: Book, held: HeldRegistration, attendee: AttendeeRow): void {
  held.attendees.push(attendee)
  touchAttendee(book, held, attendee)
  book.pending.push({ type: 'attendee.added', held, attendee })
  recount(held)
  if (holdsPlaces(held.registration)) count(book.places, attendee, 1)
  if (held.registration.status === 'confirmed') issueByType(book, held, attendee)
}
