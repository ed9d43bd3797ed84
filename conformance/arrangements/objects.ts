import { NotReachable } from '../outcome.ts'
import type { Stage } from '../world/stage.ts'
import type { SuccessBody } from './arrangement.ts'

/** An id that no object has. */
export const NOBODY = '01AAAAAAAAAAAAAAAAAAAAAAAA'

type Group = SuccessBody<'createGroup'>

export function makeGroup(stage: Stage, parent: string | null = null): Promise<Group> {
  return stage.perform('createGroup', { body: { code: stage.unique('group'), name: 'Conformance', parent } })
}

/** A new group, or with a key that cannot make one, whichever there is. */
export async function someGroup(stage: Stage): Promise<Group | null> {
  try {
    return await makeGroup(stage)
  } catch (error) {
    if (!(error instanceof NotReachable)) throw error
    const { data } = await stage.perform('listGroups', { query: { limit: 1 } })
    return data[0] ?? null
  }
}

type Event = SuccessBody<'createEvent'>

export function newEvent(stage: Stage) {
  return { code: stage.unique('event'), name: 'Conformance', timezone: 'Europe/Madrid' }
}

export function makeEvent(stage: Stage): Promise<Event> {
  return stage.perform('createEvent', { body: newEvent(stage) })
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
