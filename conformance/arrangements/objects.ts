import type { OperationId } from '../../generated/operations.ts'
import { getOperation } from '../contract.ts'
import { CaseCannotRunError } from '../outcome.ts'
import type { RequestParts } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'
import type { OperationRequest, SuccessBody } from './request.ts'

export const FAKE_ID = '01AAAAAAAAAAAAAAAAAAAAAAAA'

export function newGroupBody(stage: TestCaller, parent: string | null = stage.home.groups ?? null) {
  return { code: stage.unique('group'), name: 'Conformance', parent }
}

export const makeGroup = (stage: TestCaller, parent?: string): Promise<SuccessBody<'createGroup'>> =>
  stage.perform('createGroup', { body: newGroupBody(stage, parent) })

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
    if (!(error instanceof CaseCannotRunError)) throw error
    const { data } = await stage.perform('listGroups', { query: { limit: 1 } })
    return data[0] ?? null
  }
}
type NewEvent = OperationRequest<'createEvent'>['body']

export function newEventBody(stage: TestCaller, options: Partial<NewEvent> = {}): NewEvent {
  const group = stage.home.events ? { group: stage.home.events } : {}
  return { code: stage.unique('event'), name: 'Conformance', timezone: 'Europe/Madrid', ...group, ...options }
}

export const makeEvent = (stage: TestCaller, options: Partial<NewEvent> = {}): Promise<SuccessBody<'createEvent'>> =>
  stage.perform('createEvent', { body: newEventBody(stage, options) })

export const sampleDayBody = { code: 'fri', date: '2026-06-05' }
export const attendeeTypeBody = { code: 'visitor', name: 'Visitor' }

export async function makeEventWithDayAndType(stage: TestCaller) {
  const event = await makeEvent(stage)
  const path = { event: event.id }
  const day = await stage.perform('createDay', { path, body: sampleDayBody })
  const type = await stage.perform('createAttendeeType', { path, body: attendeeTypeBody })
  return { event, day, type }
}

/** A request about what was arranged before it. */
export const given =
  <Made, Request>(
    arrange: (stage: TestCaller) => Promise<Made>,
    ask: (made: Made, stage: TestCaller) => Request | Promise<Request>,
  ) =>
  async (stage: TestCaller) =>
    ask(await arrange(stage), stage)

export const pathToNew =
  <Name extends string>(name: Name, make: (stage: TestCaller) => Promise<{ id: string }>) =>
  async (stage: TestCaller) => ({ path: { [name]: (await make(stage)).id } as Record<Name, string> })

export const arrangeEventPath = pathToNew('event', makeEvent)
export const arrangeNoGroup = async () => ({ query: { group: FAKE_ID } })

export const addParts =
  <Request extends object, More extends object>(arrange: (stage: TestCaller) => Promise<Request>, more: More) =>
  async (stage: TestCaller) => ({ ...(await arrange(stage)), ...more })

/** What a request takes to be answered with 304: the ETag of its first answer. */
export async function arrangeNotModified(stage: TestCaller, id: OperationId, request: RequestParts) {
  const operation = getOperation(id)
  const { headers } = await stage.send(operation, { ...request, key: await stage.keyFor(operation) })
  return { headers: { 'If-None-Match': headers.etag ?? '' } }
}
