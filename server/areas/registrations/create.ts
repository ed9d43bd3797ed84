import type { QueryResultRow } from 'pg'
import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { lockNewOwnerGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { AuditChange } from '../../platform/work/audit/index.ts'
import {
  type AttendeeRow,
  type Book,
  closeBook,
  countPlaceNeeds,
  createBook,
  draftAttendees,
  draftRegistration,
  type EventSetup,
  type FullRefusal,
  getSizeLimits,
  type LockedRegistration,
  lockPlaces,
  type NewAttendeeRefusal,
  normalizePerson,
  type Registration,
  type RegistrationRow,
  readEventSetup,
  readVisibleEventSetup,
  refuseAboveCap,
  refuseForWaitlist,
  refuseFull,
  refuseIfDeleted,
  refuseLargeRegistration,
  refuseNewAttendees,
  refuseUnpublishedEvent,
  refuseUsedEmail,
  takePlacesAndSetStatus,
  toApiRegistration,
  touchAttendee,
  updateAmountTotal,
  waitlistRegistration,
} from '../booking/index.ts'
import { buildContactPrefetch, linkOrCreateContacts } from '../contacts/index.ts'

type CreateCall = ApiCall<'createRegistration'>

type CreateRefusal = NewAttendeeRefusal | FullRefusal | Refusal<'not_found' | 'attendee_cap_reached' | 'api_key_group'>

export type CreateOutcome = Registration | CreateRefusal

/** A call that passed all checks that need no places. */
type Newcomer = { call: CreateCall; held: LockedRegistration }

/** The batch cannot be done in one transaction: each call is repeated alone, and gets its own response. */
class NotTogether extends Error {}

export async function createRegistration(call: CreateCall): Promise<CreateOutcome> {
  const outcomes = await refuseIfDeleted(register([call], { isAlone: true }), call.path.event)
  return isRefusal(outcomes) ? outcomes : (outcomes[0] as CreateOutcome)
}

/** Simultaneous calls with one key for one event: locks the places once for all, in the order of arrival. */
export function createRegistrationBatch(calls: CreateCall[]): Promise<CreateOutcome[]> {
  return register(calls, { isAlone: false })
}

/** Locks the places last, to keep the lock short; if the structure changed before, it is read and checked again. */
async function register(calls: CreateCall[], { isAlone }: { isAlone: boolean }): Promise<CreateOutcome[]> {
  const [{ caller, work, path }] = calls as [CreateCall]
  const people = calls.flatMap(({ body }) => body.attendees.map(normalizePerson))
  const look = buildContactPrefetch(caller, people)
  const { setup: seen, prefetched } = await readVisibleEventSetup(work.transaction, caller, path.event, look)
  if (isRefusal(seen)) return calls.map(() => seen)
  // `refuseUsedEmail` reads the database, so it would miss registrations of the same batch.
  if (seen.rules.one_per_email && !isAlone) throw new NotTogether('Each address is looked up.')
  const outcomes = new Map<CreateCall, CreateOutcome>()
  const newcomers: Newcomer[] = []
  for (const call of calls) {
    const held = await draft(seen, call)
    if (isRefusal(held)) outcomes.set(call, held)
    else newcomers.push({ call, held })
  }
  if (newcomers.length > 0) {
    await linkAll(caller, newcomers, prefetched)
    const { organizationId, event, livemode, revision } = seen
    const places = await lockPlaces(work.transaction, organizationId, event.id, livemode)
    const isCurrent = places.revision === revision
    if (!isCurrent && !isAlone) throw new NotTogether('The structure of the event has changed.')
    const setup = isCurrent ? seen : await readEventSetup(work.transaction, organizationId, event.id, livemode)
    for (const { call, held } of newcomers) {
      const admitted = isCurrent ? held : admitAgain(setup, call, held)
      const outcome = isRefusal(admitted) ? admitted : await settle(createBook(call.work, setup, places), admitted)
      // A refused call would leave its contacts behind.
      if (isRefusal(outcome) && !isAlone) throw new NotTogether('Somebody is refused.')
      outcomes.set(call, outcome)
    }
  }
  return calls.map((call) => outcomes.get(call) as CreateOutcome)
}

async function draft(setup: EventSetup, call: CreateCall): Promise<LockedRegistration | CreateRefusal> {
  const { caller, work, body } = call
  const group = await lockNewOwnerGroup(work, caller, body.group, 'a registration')
  if (isRefusal(group)) return group
  const { organizationId, event, livemode } = setup
  const registration = draftRegistration(organizationId, event.id, group?.id ?? null, livemode, body, work.now)
  const attendees = admit(setup, registration, call)
  return isRefusal(attendees) ? attendees : { registration, attendees, tickets: [], before: null }
}

/** Keeps the contacts that were linked before. */
function admitAgain(setup: EventSetup, call: CreateCall, held: LockedRegistration): LockedRegistration | CreateRefusal {
  const admitted = admit(setup, held.registration, call)
  if (isRefusal(admitted)) return admitted
  const contactOf = (n: number) => held.attendees[n]?.contact_id ?? null
  return { ...held, attendees: admitted.map((attendee, n) => ({ ...attendee, contact_id: contactOf(n) })) }
}

function admit(
  setup: EventSetup,
  registration: RegistrationRow,
  { caller, work, body }: CreateCall,
): AttendeeRow[] | NewAttendeeRefusal | Refusal<'not_found'> {
  const unpublished = refuseUnpublishedEvent(setup)
  if (unpublished) return unpublished
  const { now } = work
  const bounds = getSizeLimits(caller)
  const pathOf = (n: number) => `body/attendees/${n}`
  const attendees = draftAttendees(setup, registration, body.attendees, now, pathOf)
  if (isRefusal(attendees)) return attendees
  const refusal =
    refuseNewAttendees(setup, attendees, { size: attendees.length, ever: attendees.length, bounds, now, pathOf }) ??
    refuseLargeRegistration({ registration, attendees }, bounds, 'body/attendees')
  return refusal ?? attendees
}

/** Audits each contact in the first call that has it. */
async function linkAll(caller: Caller, newcomers: Newcomer[], looked: QueryResultRow[][]): Promise<void> {
  const [first] = newcomers as [Newcomer]
  const changes: AuditChange[] = []
  const people = newcomers.flatMap(({ held }) => held.attendees)
  await linkOrCreateContacts({ ...first.call.work, audit: (change) => changes.push(change) }, caller, people, looked)
  for (const change of changes) {
    const isTheirs = ({ held }: Newcomer) => held.attendees.some(({ contact_id }) => contact_id === change.object.id)
    const { call } = newcomers.find(isTheirs) ?? first
    call.work.audit(change)
  }
}

async function settle(book: Book, held: LockedRegistration): Promise<CreateOutcome> {
  const { work, setup } = book
  const refusal = (await refuseUsedEmail(work.transaction, setup, held.attendees)) ?? takePlaces(book, held)
  if (refusal) return refusal
  await closeBook(book)
  const made = await toApiRegistration(book, held)
  const object = { type: 'registration', id: made.id }
  work.audit({ action: 'registration.created', object, before: null, after: made })
  return made
}

/** Takes places if there is room, or else joins the waitlist if the event has one. */
function takePlaces(book: Book, held: LockedRegistration): FullRefusal | Refusal<'attendee_cap_reached'> | undefined {
  const { setup, places } = book
  const needs = countPlaceNeeds(held.attendees)
  const capped = refuseAboveCap(setup, places, needs.taken)
  if (capped) return capped
  const full = refuseFull(setup, places, needs) ?? refuseForWaitlist(setup, places, needs)
  if (full && !setup.event.waitlist) return full
  if (full && places.waiting >= setup.attendeeCap) return refuseWaitlist(setup, places.waiting)
  book.pending.push({ type: 'registration.created', held })
  updateAmountTotal(held)
  for (const attendee of held.attendees) {
    touchAttendee(book, held, attendee)
    book.pending.push({ type: 'attendee.added', held, attendee })
  }
  if (full) waitlistRegistration(book, held)
  else takePlacesAndSetStatus(book, held)
  return undefined
}

/** Limits the waitlist, since a longer one makes every later request slower. */
function refuseWaitlist({ event, attendeeCap }: EventSetup, waiting: number): Refusal<'attendee_cap_reached'> {
  const message = `The plan allows ${attendeeCap} registrations on a waitlist; the event ${event.code} has ${waiting}.`
  return refuse('attendee_cap_reached', message, { details: { attendee_cap: attendeeCap, waiting } })
}
