import { NotReachable } from '../outcome.ts'
import type { Stage } from '../world/stage.ts'
import type { RequestOf, SuccessBody } from './request.ts'

/** An id that no object has. */
export const NOBODY = '01AAAAAAAAAAAAAAAAAAAAAAAA'

type Group = SuccessBody<'createGroup'>

export function newGroup(stage: Stage, parent: string | null = stage.home.groups ?? null) {
  return { code: stage.unique('group'), name: 'Conformance', parent }
}

export function makeGroup(stage: Stage, parent?: string): Promise<Group> {
  return stage.perform('createGroup', { body: newGroup(stage, parent) })
}

/** A group that things are put into and that stays. */
export function ownGroup(stage: Stage): Promise<{ id: string }> {
  const { groups } = stage.home
  return groups ? Promise.resolve({ id: groups }) : stage.once('group', () => makeGroup(stage))
}

/** A new group, or with a key that cannot make one, whichever there is. */
export async function someGroup(stage: Stage): Promise<{ id: string } | null> {
  try {
    return await ownGroup(stage)
  } catch (error) {
    if (!(error instanceof NotReachable)) throw error
    const { data } = await stage.perform('listGroups', { query: { limit: 1 } })
    return data[0] ?? null
  }
}

export const limitedKey = async (stage: Stage) => (await stage.limited()).key

type Event = SuccessBody<'createEvent'>
type NewEvent = RequestOf<'createEvent'>['body']

export function newEvent(stage: Stage, options: Partial<NewEvent> = {}): NewEvent {
  const group = stage.home.events ? { group: stage.home.events } : {}
  return { code: stage.unique('event'), name: 'Conformance', timezone: 'Europe/Madrid', ...group, ...options }
}

export function makeEvent(stage: Stage, options: Partial<NewEvent> = {}): Promise<Event> {
  return stage.perform('createEvent', { body: newEvent(stage, options) })
}

export async function makeArchivedEvent(stage: Stage): Promise<Event> {
  const { id } = await makeEvent(stage)
  return stage.perform('archiveEvent', { path: { event: id } })
}

export const someDay = { code: 'fri', date: '2026-06-05' }
export const someType = { code: 'visitor', name: 'Visitor' }

/** An event with one day and one attendee type. */
export async function makeStructuredEvent(stage: Stage) {
  const event = await makeEvent(stage)
  const path = { event: event.id }
  const day = await stage.perform('createDay', { path, body: someDay })
  const type = await stage.perform('createAttendeeType', { path, body: someType })
  return { event, day, type }
}
