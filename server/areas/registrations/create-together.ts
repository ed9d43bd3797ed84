import type { QueryResultRow } from 'pg'
import type { Call, Caller } from '../../access/callers/index.ts'
import { owningGroup } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { AuditChange } from '../../platform/work/audit/index.ts'
import type { Work } from '../../platform/work/work.ts'
import {
  bookOf,
  boundsFor,
  closeBook,
  draftRegistration,
  type EventSetup,
  type HeldRegistration,
  identifiedBy,
  lockPlaces,
  type Registration,
  readVisibleSetup,
  showRegistration,
} from '../booking/index.ts'
import { linkContacts, prefetchContacts } from '../contacts/index.ts'
import { admit, type CreateRefusal, settle } from './create.ts'

type CreateCall = Call<'createRegistration'>
type Outcome = Registration | CreateRefusal
/** Somebody who passed all that needs no places. */
type Admitted = { call: CreateCall; held: HeldRegistration }

/** Why some cannot be done in one transaction; each is done by itself then, and is told what there is to tell. */
class NotTogether extends Error {}

/**
 * Registers for several who came at the same time with one key for one event: the places are held once, for all of them, in the
 * order in which they came.
 */
export async function createTogether(calls: CreateCall[]): Promise<Outcome[]> {
  const [first] = calls as [CreateCall]
  const { caller, work, path } = first
  const look = prefetchContacts(
    caller,
    calls.flatMap(({ body }) => body.attendees.map(identifiedBy)),
  )
  const { setup, prefetched } = await readVisibleSetup(work.transaction, caller, path.event, look)
  if (isRefusal(setup)) return calls.map(() => setup)
  // Whoever registers a moment before is not seen by the look at who uses an address.
  if (setup.rules.one_per_email) throw new NotTogether('Each address is looked up.')
  const outcomes = new Map<CreateCall, Outcome>()
  const admitted: Admitted[] = []
  for (const call of calls) {
    const held = await admitOne(setup, call)
    if (isRefusal(held)) outcomes.set(call, held)
    else admitted.push({ call, held })
  }
  if (admitted.length > 0) await registerAll(setup, caller, admitted, outcomes, prefetched)
  return calls.map((call) => outcomes.get(call) as Outcome)
}

async function admitOne(
  setup: EventSetup,
  { caller, work, body }: CreateCall,
): Promise<HeldRegistration | CreateRefusal> {
  const group = await owningGroup(work, caller, body.group, 'a registration')
  if (isRefusal(group)) return group
  const { organizationId, event, livemode } = setup
  const registration = draftRegistration(organizationId, event.id, group?.id ?? null, livemode, body, work.now)
  const attendees = admit(setup, registration, body, boundsFor(caller), work.now)
  return isRefusal(attendees) ? attendees : { registration, attendees, tickets: [], before: null }
}

async function registerAll(
  setup: EventSetup,
  caller: Caller,
  admitted: Admitted[],
  outcomes: Map<CreateCall, Outcome>,
  looked: QueryResultRow[][],
): Promise<void> {
  const [{ call }] = admitted as [Admitted]
  await linkAll(call.work, caller, admitted, looked)
  const { organizationId, event, livemode, revision } = setup
  const places = await lockPlaces(call.work.transaction, organizationId, event.id, livemode)
  if (places.revision !== revision) throw new NotTogether('The structure of the event has changed.')
  for (const { call, held } of admitted) {
    const book = bookOf(call.work, setup, places)
    // Its contacts would stay.
    if (settle(book, held)) throw new NotTogether('Somebody is refused.')
    await closeBook(book)
    const made = await showRegistration(book, held)
    call.work.audit({
      action: 'registration.created',
      object: { type: 'registration', id: made.id },
      before: null,
      after: made,
    })
    outcomes.set(call, made)
  }
}

/** Contacts are made and taught by whoever is the first of them. */
async function linkAll(work: Work, caller: Caller, admitted: Admitted[], looked: QueryResultRow[][]): Promise<void> {
  const changes: AuditChange[] = []
  const people = admitted.flatMap(({ held }) => held.attendees)
  await linkContacts({ ...work, audit: (change) => changes.push(change) }, caller, people, looked)
  for (const change of changes) {
    const of = admitted.find(({ held }) => held.attendees.some(({ contact_id }) => contact_id === change.object.id))
    ;(of ?? admitted[0])?.call.work.audit(change)
  }
}
