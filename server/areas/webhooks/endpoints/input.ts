import { findVisibleEvent, lockGroupForNewObject } from '../../../access/visibility/index.ts'
import { addPath, isRefusal, type Refusal, refuse, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import { lockEndpointEventSql } from './queries.ts'
import type { EndpointRow } from './shape.ts'

export type NewEndpoint = Schemas['NewWebhookEndpoint']
export type EndpointChanges = Schemas['WebhookEndpointChanges']

export type HookFilters = Pick<EndpointRow, 'event_types' | 'event_id' | 'group_id' | 'group_code' | 'livemode'>

type Input = Pick<EndpointChanges, 'event_types' | 'event' | 'group' | 'livemode'>

type Refused = Refusal<'not_found' | 'api_key_group' | 'api_key_test_mode'>

/** Filters of a new endpoint. Absent ones default to everything that its creator can reach. */
export async function resolveNewFilters(work: Work, manager: HookAdmin, input: Input): Promise<HookFilters | Refused> {
  const { key } = manager
  // An app shows people the objects of its key's mode, so that is what its subscription is for.
  const unasked = work.origin.client && input.livemode === undefined ? true : null
  const livemode = input.livemode ?? (key.mode === 'test' ? false : unasked)
  const widest: HookFilters = { event_types: ['*'], event_id: null, group_id: null, group_code: null, livemode }
  const ownGroup = key.group ? { group_id: key.group.id, group_code: key.group.code } : {}
  return resolveChangedFilters(work, manager, { ...widest, ...ownGroup }, { ...input, livemode })
}

/** Filters after an update; absent ones stay as they are. */
export async function resolveChangedFilters(work: Work, manager: HookAdmin, before: HookFilters, input: Input) {
  if (manager.key.mode === 'test' && input.livemode !== undefined && input.livemode !== false) {
    const message = 'A test key makes webhook endpoints for test activity only; livemode must be false or left out.'
    return refuse('api_key_test_mode', message)
  }
  const event = await eventOf(work, manager, input.event, before)
  if (isRefusal(event)) return event
  const group = await groupOf(work, manager, input.group, before)
  if (isRefusal(group)) return group
  return {
    event_types: input.event_types === undefined ? before.event_types : typesOf(input.event_types),
    ...event,
    ...group,
    livemode: input.livemode === undefined ? before.livemode : input.livemode,
  }
}

const typesOf = (wanted: NonNullable<Input['event_types']>): string[] =>
  wanted === '*' || wanted.includes('*') ? ['*'] : [...new Set<string>(wanted)]

async function eventOf(
  { transaction }: Work,
  manager: HookAdmin,
  reference: string | null | undefined,
  { event_id }: HookFilters,
) {
  if (!reference) return { event_id: reference === null ? null : event_id }
  const event = await findVisibleEvent(transaction, manager.events ?? manager, reference)
  if (isRefusal(event)) return addPath(event, 'body/event')
  const [held] = await transaction.run(lockEndpointEventSql, [manager.organization.id, event.id])
  if (held) return { event_id: event.id }
  return addPath(toNotFound('event', reference), 'body/event')
}

async function groupOf(work: Work, manager: HookAdmin, reference: string | null | undefined, before: HookFilters) {
  if (reference === undefined) return { group_id: before.group_id, group_code: before.group_code }
  const group = await lockGroupForNewObject(work, manager, reference, 'a webhook endpoint')
  if (isRefusal(group)) return group
  if (group?.livemode === false) {
    const message = `A webhook endpoint cannot be for the test group ${group.code}: live keys see the endpoint, and no test groups.`
    return refuse('api_key_test_mode', message)
  }
  return { group_id: group?.id ?? null, group_code: group?.code ?? null }
}
