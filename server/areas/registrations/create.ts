import type { ApiCall } from '../../access/callers/index.ts'
import { type EventRow, lockGroupForNewObject } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { AuditChange } from '../../platform/work/audit/index.ts'
import * as booking from '../booking/index.ts'
import { buildContactPrefetch, type LockedContacts, linkToLockedContacts, lockContacts } from '../contacts/index.ts'

type CreateCall = ApiCall<'createRegistration'>

type CreateRefusal =
  | booking.NewAttendeeRefusal
  | booking.FullRefusal
  | Refusal<'not_found' | 'attendee_cap_reached' | 'api_key_group' | 'external_id_taken'>

export type CreateRegistrationOutcome = booking.Registration | CreateRefusal

/** A call that passed all checks that need no places. */
type Newcomer = { call: CreateCall; locked: booking.LockedRegistration }

/** A newcomer with places, or on the waitlist. */
type Admitted = Newcomer & { book: booking.Book }

/**
 * Simultaneous calls with one key for one event: locks the places once for all, in the order of arrival. A refused
 * call has written nothing, so the others need not be undone.
 */
export async function createRegistrations(calls: CreateCall[]): Promise<CreateRegistrationOutcome[]> {
  const [{ path }] = calls as [CreateCall]
  const outcomes = await booking.refuseIfDeleted(register(calls), path.event)
  return isRefusal(outcomes) ? calls.map(() => outcomes) : outcomes
}

async function register(calls: CreateCall[]): Promise<CreateRegistrationOutcome[]> {
  const [{ caller, work, path }] = calls as [CreateCall]
  const people = calls.flatMap(({ body }) => body.attendees.map(booking.normalizePersonData))
  const look = buildContactPrefetch(caller, people)
  const { seen, prefetched } = await booking.readVisibleEventSetup(work.transaction, caller, path.event, look)
  if (isRefusal(seen)) return calls.map(() => seen)
  const outcomes = new Map<CreateCall, CreateRegistrationOutcome>()
  const newcomers: Newcomer[] = []
  for (const call of calls) {
    const locked = await draft(seen.setup, call)
    if (isRefusal(locked)) outcomes.set(call, locked)
    else newcomers.push({ call, locked })
  }
  if (newcomers.length > 0) {
    const contacts = await lockContacts(work, caller, attendeesOf(newcomers), prefetched)
    const admitted = await place(seen, newcomers, outcomes)
    linkAll(contacts, admitted)
    for (const { call, locked, book } of admitted) outcomes.set(call, await finish(book, locked))
  }
  return calls.map((call) => outcomes.get(call) as CreateRegistrationOutcome)
}

/** Locks the places last, to keep the lock short; if the structure changed before, it is read and checked again. */
async function place(
  { setup: seen, event }: { setup: booking.EventSetup; event: EventRow },
  newcomers: Newcomer[],
  outcomes: Map<CreateCall, CreateRegistrationOutcome>,
): Promise<Admitted[]> {
  const [{ call: first }] = newcomers as [Newcomer]
  const { caller, work } = first
  const { transaction } = work
  const ids = newcomers.flatMap(({ locked }) => locked.registration.external_id ?? [])
  const beside = ids.length > 0 ? [booking.bindFindExternalIdHolders(seen, ids)] : []
  const { places, found } = await booking.lockPlacesAndRun(transaction, seen, beside)
  const holders = booking.toExternalIdHolders((found[0] ?? []) as booking.ExternalIdHolder[])
  const isCurrent = places.revision === seen.revision
  const setup = isCurrent
    ? seen
    : await booking.readEventSetup(transaction, seen.organizationId, event.id, seen.livemode)
  const emails = await booking.readUsedEmails(transaction, setup, attendeesOf(newcomers))
  const admitted: Admitted[] = []
  for (const { call, locked: drafted } of newcomers) {
    const locked = isCurrent ? drafted : admit(setup, drafted.registration, call)
    if (isRefusal(locked)) {
      outcomes.set(call, locked)
      continue
    }
    const { registration, attendees } = locked
    const book = booking.buildBook(call.work, setup, places)
    const refusal =
      (await booking.refuseTakenExternalId(transaction, caller, event, holders, registration.external_id)) ??
      booking.refuseEmailInUse(emails, attendees) ??
      takePlaces(book, locked)
    if (refusal) {
      outcomes.set(call, refusal)
      continue
    }
    booking.addExternalIdHolder(holders, registration)
    booking.addUsedEmails(emails, attendees)
    // Each book writes the counts as its own registration left them.
    admitted.push({ call, locked, book: { ...book, places: structuredClone(places) } })
  }
  return admitted
}

const attendeesOf = (newcomers: Newcomer[]) => newcomers.flatMap(({ locked }) => locked.attendees)

async function draft(setup: booking.EventSetup, call: CreateCall): Promise<booking.LockedRegistration | CreateRefusal> {
  const { caller, work, body } = call
  const group = await lockGroupForNewObject(work, caller, body.group, 'a registration')
  if (isRefusal(group)) return group
  const { organizationId, event, livemode } = setup
  const registration = booking.newRegistration(organizationId, event.id, group?.id ?? null, livemode, body, work.now)
  return admit(setup, registration, call)
}

function admit(
  setup: booking.EventSetup,
  registration: booking.RegistrationRow,
  { caller, work, body }: CreateCall,
): booking.LockedRegistration | CreateRefusal {
  const unpublished = booking.refuseUnpublishedEvent(setup)
  if (unpublished) return unpublished
  const { now } = work
  const bounds = booking.getSizeLimits(caller)
  const pathOf = (n: number) => `body/attendees/${n}`
  const attendees = booking.buildNewAttendees(setup, registration, body.attendees, now, pathOf)
  if (isRefusal(attendees)) return attendees
  const refusal =
    booking.refuseNewAttendees(setup, attendees, {
      size: attendees.length,
      ever: attendees.length,
      bounds,
      now,
      pathOf,
    }) ?? booking.refuseLargeRegistration({ registration, attendees }, bounds, 'body/attendees')
  return refusal ?? { registration, attendees, tickets: [], before: null }
}

/** Audits each contact in the first call that has it. */
function linkAll(contacts: LockedContacts, admitted: Admitted[]): void {
  const [first] = admitted
  if (!first) return
  const changes: AuditChange[] = []
  const audit = (change: AuditChange) => changes.push(change)
  linkToLockedContacts({ ...first.call.work, audit }, contacts, attendeesOf(admitted))
  for (const change of changes) {
    const isTheirs = ({ locked }: Newcomer) =>
      locked.attendees.some(({ contact_id }) => contact_id === change.object.id)
    const { call } = admitted.find(isTheirs) ?? first
    call.work.audit(change)
  }
}

async function finish(book: booking.Book, locked: booking.LockedRegistration): Promise<booking.Registration> {
  await booking.saveAndCloseBook(book)
  const made = await booking.toApiRegistration(book, locked)
  const object = { type: 'registration', id: made.id }
  book.work.audit({ action: 'registration.created', object, before: null, after: made })
  return made
}

/** Takes places if there is room, or else joins the waitlist if the event has one. */
function takePlaces(
  book: booking.Book,
  locked: booking.LockedRegistration,
): booking.FullRefusal | Refusal<'attendee_cap_reached'> | undefined {
  const { setup, places } = book
  const needs = booking.countPlaceNeeds(locked.attendees)
  const capped = booking.refuseAboveCap(setup, places, needs.taken)
  if (capped) return capped
  const full = booking.refuseFull(setup, places, needs) ?? booking.refuseBehindWaitlist(setup, places, needs)
  if (full && !setup.event.waitlist) return full
  if (full && places.waiting >= setup.attendeeCap) return refuseWaitlist(setup, places.waiting)
  booking.placeOrWaitlist(book, locked, full !== undefined)
  return undefined
}

/** Limits the waitlist, since a longer one makes every later request slower. */
function refuseWaitlist({ event, attendeeCap }: booking.EventSetup, waiting: number): Refusal<'attendee_cap_reached'> {
  const message = `The plan allows ${attendeeCap} registrations on a waitlist; the event ${event.code} has ${waiting}.`
  return refuse('attendee_cap_reached', message, {
    details: { attendee_cap: attendeeCap, taken: waiting, wanted: 1, waiting },
  })
}
