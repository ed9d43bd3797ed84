import { ReachError } from '../outcome.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { OperationRequest, SuccessBody } from './request.ts'

export const FAKE_ID = '01AAAAAAAAAAAAAAAAAAAAAAAA'

type Group = SuccessBody<'createGroup'>

export function newGroupBody(stage: TestCaller, parent: string | null = stage.home.groups ?? null) {
  return { code: stage.unique('group'), name: 'Conformance', parent }
}

export function makeGroup(stage: TestCaller, parent?: string): Promise<Group> {
  return stage.perform('createGroup', { body: newGroupBody(stage, parent) })
}

/** A group that stays, for the cases of a stage to put things into. */
export function getOwnGroup(stage: TestCaller): Promise<{ id: string }> {
  const { groups } = stage.home
  return groups ? Promise.resolve({ id: groups }) : stage.once('group', () => makeGroup(stage))
}

/** A new group, or any existing one if the key cannot create groups. */
export async function getAnyGroup(stage: TestCaller): Promise<{ id: string } | null> {
  try {
    return await getOwnGroup(stage)
  } catch (error) {
    if (!(error instanceof ReachError)) throw error
    const { data } = await stage.perform('listGroups', { query: { limit: 1 } })
    return data[0] ?? null
  }
}

export const getGroupKey = async (stage: TestCaller) => (await stage.limited()).key

type Event = SuccessBody<'createEvent'>
type NewEvent = OperationRequest<'createEvent'>['body']

export function newEventBody(stage: TestCaller, options: Partial<NewEvent> = {}): NewEvent {
  const group = stage.home.events ? { group: stage.home.events } : {}
  return { code: stage.unique('event'), name: 'Conformance', timezone: 'Europe/Madrid', ...group, ...options }
}

export function makeEvent(stage: TestCaller, options: Partial<NewEvent> = {}): Promise<Event> {
  return stage.perform('createEvent', { body: newEventBody(stage, options) })
}

export const sampleDayBody = { code: 'fri', date: '2026-06-05' }
export const sampleAttendeeTypeBody = { code: 'visitor', name: 'Visitor' }

export async function makeEventWithDayAndType(stage: TestCaller) {
  const event = await makeEvent(stage)
  const path = { event: event.id }
  const day = await stage.perform('createDay', { path, body: sampleDayBody })
  const type = await stage.perform('createAttendeeType', { path, body: sampleAttendeeTypeBody })
  return { event, day, type }
}

export const toNewPath =
  <Name extends string>(name: Name, make: (stage: TestCaller) => Promise<{ id: string }>) =>
  async (stage: TestCaller) => ({ path: { [name]: (await make(stage)).id } as Record<Name, string> })

export const arrangeEvent = toNewPath('event', makeEvent)
export const arrangeNoEvent = async () => ({ path: { event: FAKE_ID } })

type Arrange<Request> = (stage: TestCaller) => Promise<Request>

export const withParts =
  <Request extends object, More extends object>(arrange: Arrange<Request>, more: More) =>
  async (stage: TestCaller) => ({ ...(await arrange(stage)), ...more })

/** Errors of a change to an event or its parts: the key does not own the event, or the event is archived. */
export const arrangeChangeRefusals = <Path extends { event: string }, More extends object>(
  arrange: Arrange<{ path: Path }>,
  more: More = {} as More,
) => ({
  api_key_group: async (stage: TestCaller) => ({ key: await getGroupKey(stage), ...(await arrange(stage)), ...more }),
  api_key_test_mode: async (stage: TestCaller) => ({
    key: await stage.hold('test'),
    ...(await arrange(stage)),
    ...more,
  }),
  invalid_state: async (stage: TestCaller) => {
    const { path } = await arrange(stage)
    await stage.perform('archiveEvent', { path: { event: path.event } })
    return { path, ...more }
  },
})
