import { NotReachable } from '../outcome.ts'
import type { Stage } from '../world/stage.ts'
import type { RequestOf, SuccessBody } from './request.ts'

export const NOBODY = '01AAAAAAAAAAAAAAAAAAAAAAAA'

type Group = SuccessBody<'createGroup'>

export function newGroup(stage: Stage, parent: string | null = stage.home.groups ?? null) {
  return { code: stage.unique('group'), name: 'Conformance', parent }
}

export function makeGroup(stage: Stage, parent?: string): Promise<Group> {
  return stage.perform('createGroup', { body: newGroup(stage, parent) })
}

/** A group that stays, for the cases of a stage to put things into. */
export function ownGroup(stage: Stage): Promise<{ id: string }> {
  const { groups } = stage.home
  return groups ? Promise.resolve({ id: groups }) : stage.once('group', () => makeGroup(stage))
}

/** A new group, or any existing one if the key cannot create groups. */
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

export const someDay = { code: 'fri', date: '2026-06-05' }
export const someType = { code: 'visitor', name: 'Visitor' }

export async function makeStructuredEvent(stage: Stage) {
  const event = await makeEvent(stage)
  const path = { event: event.id }
  const day = await stage.perform('createDay', { path, body: someDay })
  const type = await stage.perform('createAttendeeType', { path, body: someType })
  return { event, day, type }
}

/** A request whose path has the id of a newly made object. */
export const at =
  <Name extends string>(name: Name, make: (stage: Stage) => Promise<{ id: string }>) =>
  async (stage: Stage) => ({ path: { [name]: (await make(stage)).id } as Record<Name, string> })

export const inEvent = at('event', makeEvent)
export const inNoEvent = async () => ({ path: { event: NOBODY } })

type Arrange<Request> = (stage: Stage) => Promise<Request>

/** The same request with further parts, such as a body. */
export const adding =
  <Request extends object, More extends object>(arrange: Arrange<Request>, more: More) =>
  async (stage: Stage) => ({ ...(await arrange(stage)), ...more })

/** Errors of a change to an event or its parts: the key does not own the event, or the event is archived. */
export const unchangeable = <Path extends { event: string }, More extends object>(
  arrange: Arrange<{ path: Path }>,
  more: More = {} as More,
) => ({
  api_key_group: async (stage: Stage) => ({ key: await limitedKey(stage), ...(await arrange(stage)), ...more }),
  api_key_test_mode: async (stage: Stage) => ({
    key: await stage.hold('test'),
    ...(await arrange(stage)),
    ...more,
  }),
  invalid_state: async (stage: Stage) => {
    const { path } = await arrange(stage)
    await stage.perform('archiveEvent', { path: { event: path.event } })
    return { path, ...more }
  },
})
