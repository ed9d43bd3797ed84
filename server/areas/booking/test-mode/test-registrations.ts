import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Statement } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import { openBook } from '../book/book.ts'
import { closeBook } from '../book/close.ts'
import { serveWaiting } from '../places/promote.ts'
import { haltTestScans } from '../scan-locks.ts'
import {
  deleteRegistrations,
  recountTestPlaces,
  testRegistrationsOfEvent,
  testRegistrationsOfGroup,
  testRegistrationsOfType,
  testRegistrationsOnDay,
} from './queries.ts'

/** What is deleted although test registrations refer to it. */
export type Pinned = { id: string; code: string } & (
  | { type: 'event' | 'group' }
  | { type: 'day' | 'attendee_type'; eventId: string }
)

/** Everybody else at these events waits meanwhile. */
const MAX_PEOPLE = 5_000

type Found = { id: string; event_id: string; attendees: number }
type Removed = { attendees: number; tickets: number; payments: number; checkins: number }

/**
 * Test data does not keep live structure alive: the test registrations that refer to something go with it, with everything that
 * belongs to them. The caller holds the places of their events. Nobody is told but the audit log; who follows test people is sent
 * to the beginning.
 */
export async function removeTestRegistrations(
  work: Work,
  organizationId: string,
  pinned: Pinned,
): Promise<Refusal<'invalid_state'> | undefined> {
  const { transaction } = work
  const found = await transaction.run<Found>(...findingOf(organizationId, pinned))
  if (found.length === 0) return undefined
  const attendees = found.reduce((sum, registration) => sum + registration.attendees, 0)
  if (attendees > MAX_PEOPLE) return refuseMany(pinned)
  const ids = found.map(({ id }) => id)
  const events = [...new Set(found.map(({ event_id }) => event_id))]
  // By another statement: the one that deletes must see what was scanned until now.
  transaction.defer(haltTestScans, [organizationId])
  const [removed] = await transaction.run<Removed>(deleteRegistrations, [organizationId, ids, events])
  const { type, id } = pinned
  const before = { livemode: false, registrations: ids.length, ...removed }
  work.audit({ action: 'test_registrations.deleted', object: { type, id }, before, after: null })
  if (type !== 'event') await freePlaces(work, organizationId, events)
  return undefined
}

function findingOf(organizationId: string, pinned: Pinned): [Statement, unknown[]] {
  // Nobody registers without people, so that one registration more would be too many.
  const most = MAX_PEOPLE + 1
  switch (pinned.type) {
    case 'event':
      return [testRegistrationsOfEvent, [organizationId, most, pinned.id]]
    case 'group':
      return [testRegistrationsOfGroup, [organizationId, most, pinned.id]]
    case 'day':
      return [testRegistrationsOnDay, [organizationId, most, pinned.eventId, pinned.id]]
    case 'attendee_type':
      return [testRegistrationsOfType, [organizationId, most, pinned.eventId, pinned.id]]
  }
}

/** What they held is free for the test registrations that wait. */
async function freePlaces(work: Work, organizationId: string, events: string[]): Promise<void> {
  const values = [organizationId, events]
  const counted = await work.transaction.run<{ event_id: string; waiting: number }>(recountTestPlaces, values)
  for (const { event_id } of counted.filter(({ waiting }) => waiting > 0)) {
    const book = await openBook(work, organizationId, event_id, false)
    await serveWaiting(book)
    await closeBook(book)
  }
}

function refuseMany({ type, code }: Pinned): Refusal<'invalid_state'> {
  const thing = `${type.replaceAll('_', ' ')} ${code}`
  const message = `The ${thing} cannot be deleted: test registrations of more than ${MAX_PEOPLE} people refer to it, too many to be removed with it.`
  return refuse('invalid_state', message, { details: { state: 'in_use', most_test_people: MAX_PEOPLE } })
}
