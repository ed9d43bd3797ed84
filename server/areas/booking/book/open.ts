import type { Caller } from '../../../access/callers/index.ts'
import { type EventRow, visibleEvent, visibleGroup } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { EventGone } from '../setup/event-setup.ts'
import { type Book, type HeldRegistration, openBook } from './book.ts'
import { loadRegistration } from './load.ts'

export type Opened = { book: Book; event: EventRow }
export type OpenedRegistration = Opened & { held: HeldRegistration }

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
export async function openRegistration(
  work: Work,
  caller: Caller,
  eventReference: string,
  registrationId: string,
): Promise<OpenedRegistration | Refusal<'not_found'>> {
  const opened = await openEvent(work, caller, eventReference)
  if (isRefusal(opened)) return opened
  const held = await visibleRegistration(caller, opened, registrationId)
  return held ? { ...opened, held } : noRegistration(registrationId)
}

/** A registration of an event above the caller's group is visible only inside that group. */
export async function visibleRegistration(
  caller: Caller,
  { book, event }: Opened,
  registrationId: string,
): Promise<HeldRegistration | undefined> {
  const held = await loadRegistration(book, registrationId)
  if (!held || event.within_reach) return held
  const { group_id } = held.registration
  if (group_id === null) return undefined
  return isRefusal(await visibleGroup(book.work.transaction, caller, group_id)) ? undefined : held
}

export function noRegistration(id: string): Refusal<'not_found'> {
  return refuse('not_found', `There is no registration ${id} in this event.`)
}

/** What is put away stays as it is. */
export function refuseArchived({ setup }: Book): Refusal<'invalid_state'> | undefined {
  const { status, code } = setup.event
  if (status !== 'archived') return undefined
  return refuse('invalid_state', `The event ${code} is archived, so nothing of it can be changed.`, {
    details: { state: status },
  })
}
