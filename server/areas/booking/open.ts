import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, visibleEvent, visibleGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Book, openBook, type Party } from './book.ts'
import { loadParty } from './load.ts'
import { EventGone } from './terms.ts'

export type Opened = { book: Book; event: EventRow }
export type OpenedParty = Opened & { party: Party }

/** The book of an event that the caller can see, in the caller's mode. */
export async function openEvent(work: Work, caller: Caller, reference: string): Promise<Opened | Refusal<'not_found'>> {
  const event = await visibleEvent(work.transaction, caller, reference)
  if (isRefusal(event)) return event
  const opening = openBook(work, caller.organization.id, event.id, caller.key.mode === 'live')
  const book = await unlessGone(opening, reference)
  return isRefusal(book) ? book : { book, event }
}

/** An event that was deleted while it was being opened is one that does not exist. */
export async function unlessGone<T>(opening: Promise<T>, reference: string): Promise<T | Refusal<'not_found'>> {
  try {
    return await opening
  } catch (error) {
    if (!(error instanceof EventGone)) throw error
    return refuse('not_found', `There is no event ${reference}.`)
  }
}

/** A registration that the caller can see, held for a change. */
export async function openParty(
  work: Work,
  caller: Caller,
  eventReference: string,
  registrationId: string,
): Promise<OpenedParty | Refusal<'not_found'>> {
  const opened = await openEvent(work, caller, eventReference)
  if (isRefusal(opened)) return opened
  const party = await visibleParty(caller, opened, registrationId)
  return party ? { ...opened, party } : noRegistration(registrationId)
}

/** A registration of an event above the caller's group is visible only inside that group. */
export async function visibleParty(
  caller: Caller,
  { book, event }: Opened,
  registrationId: string,
): Promise<Party | undefined> {
  const party = await loadParty(book, registrationId)
  if (!party || event.within_reach) return party
  const { group_id } = party.registration
  if (group_id === null) return undefined
  return isRefusal(await visibleGroup(book.work.transaction, caller, group_id)) ? undefined : party
}

export function noRegistration(id: string): Refusal<'not_found'> {
  return refuse('not_found', `There is no registration ${id} in this event.`)
}

/** What is put away stays as it is. */
export function refuseArchived({ terms }: Book): Refusal<'invalid_state'> | undefined {
  const { status, code } = terms.event
  if (status !== 'archived') return undefined
  return refuse('invalid_state', `The event ${code} is archived, so nothing of it can be changed.`, {
    details: { state: status },
  })
}
