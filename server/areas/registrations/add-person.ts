import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  type AdmissionRefusal,
  type Attendee,
  type Book,
  boundsFor,
  closeBook,
  count,
  draftPeople,
  type FullRefusal,
  holdsPlaces,
  isActive,
  issueByType,
  type NewAttendee,
  needsOf,
  openParty,
  orderMailTo,
  type Party,
  type PersonRow,
  recount,
  refuseCap,
  refuseFixture,
  refuseFull,
  refuseLarger,
  refuseNewPeople,
  refuseServing,
  refuseUsedEmail,
  showAttendee,
  tidyName,
  touchPerson,
} from '../booking/index.ts'
import { type Linkable, linkContacts } from '../contacts/index.ts'

type AddRefusal = AdmissionRefusal | FullRefusal | Refusal<'not_found' | 'attendee_cap_reached'>

export async function addPerson(
  work: Work,
  caller: Caller,
  reference: { event: string; registration: string },
  wish: NewAttendee,
): Promise<Attendee | AddRefusal> {
  const contactId = await contactOf(work, caller, wish)
  const opened = await openParty(work, caller, reference.event, reference.registration)
  if (isRefusal(opened)) return opened
  const { book, party } = opened
  const drafted = draftPeople(book.terms, party.registration, [wish], work.now, () => 'body')
  if (isRefusal(drafted)) return drafted
  const [person] = drafted
  if (!person) throw new Error('One person was drafted.')
  const bounds = boundsFor(caller)
  const refusal =
    refuseFixture(party) ??
    refuseEnded(party) ??
    refuseNewPeople(book.terms, drafted, {
      size: party.people.filter(isActive).length + 1,
      ever: party.people.length + 1,
      bounds,
      now: work.now,
      pathOf: () => 'body',
    }) ??
    refuseLarger({ ...party, people: [...party.people, person] }, bounds, 'body') ??
    (await refuseUsedEmail(work.transaction, book.terms, drafted)) ??
    refuseRoom(book, party, person)
  if (refusal) return refusal
  person.contact_id = contactId
  join(book, party, person)
  await orderMailTo(book, party, person)
  await closeBook(book)
  const added = await showAttendee(book, person)
  work.audit({ action: 'attendee.added', object: { type: 'attendee', id: added.id }, before: null, after: added })
  return added
}

/** Before the event's places are held, as a new registration does it: the other order could make the two wait for each other. */
async function contactOf(work: Work, caller: Caller, wish: NewAttendee): Promise<string | null> {
  const newcomer: Linkable = {
    organization_id: caller.organization.id,
    livemode: caller.key.mode === 'live',
    first_name: tidyName(wish.first_name),
    last_name: tidyName(wish.last_name),
    email: wish.email ?? null,
    phone: wish.phone ?? null,
    date_of_birth: wish.date_of_birth ?? null,
    external_id: wish.external_id ?? null,
    contact_id: null,
  }
  await linkContacts(work, caller, [newcomer])
  return newcomer.contact_id
}

function refuseEnded({ registration }: Party): Refusal<'invalid_state'> | undefined {
  const { id, status } = registration
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuse('invalid_state', `The registration ${id} is ${status}, so nobody can be added to it.`, {
    details: { state: status },
  })
}

/** A registration that waits takes no places, however many people it holds. */
function refuseRoom({ terms, places }: Book, { registration }: Party, person: PersonRow) {
  if (!holdsPlaces(registration)) return undefined
  const needs = needsOf([person])
  return refuseCap(terms, places, 1) ?? refuseFull(terms, places, needs) ?? refuseServing(terms, places, needs)
}

function join(book: Book, party: Party, person: PersonRow): void {
  party.people.push(person)
  touchPerson(book, party, person)
  book.pending.push({ type: 'attendee.added', party, person })
  recount(party)
  if (holdsPlaces(party.registration)) count(book.places, person, 1)
  if (party.registration.status === 'confirmed') issueByType(book, party, person)
}
