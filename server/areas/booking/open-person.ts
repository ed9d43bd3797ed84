import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { refuseFixture } from './fixture.ts'
import { loadParty } from './load.ts'
import { type OpenedParty, openEvent, refuseArchived } from './open.ts'
import { visiblePerson } from './read-person.ts'
import type { PersonRow } from './rows.ts'

export type OpenedPerson = OpenedParty & { person: PersonRow }

/** A person whom the caller can see, with their registration, held for a change. */
export async function openPerson(
  work: Work,
  caller: Caller,
  reference: { event: string; attendee: string },
): Promise<OpenedPerson | Refusal<'not_found' | 'invalid_state'>> {
  const opened = await openEvent(work, caller, reference.event)
  if (isRefusal(opened)) return opened
  const seen = await visiblePerson(work.transaction, caller, opened.event, reference.attendee)
  if (isRefusal(seen)) return seen
  const party = await loadParty(opened.book, seen.registration_id)
  const person = party?.people.find(({ id }) => id === seen.id)
  if (!party || !person) throw new Error(`The attendee ${seen.id} belongs to no registration.`)
  const refusal = refuseArchived(opened.book) ?? refuseFixture(party) ?? refuseEnded(person)
  return refusal ?? { ...opened, party, person }
}

export function refuseEnded({ id, status }: PersonRow): Refusal<'invalid_state'> | undefined {
  if (status !== 'cancelled' && status !== 'declined') return undefined
  return refuse('invalid_state', `The attendee ${id} is ${status}, so this cannot be done.`, {
    details: { state: status },
  })
}
