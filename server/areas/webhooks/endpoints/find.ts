import { isRefusal, type Refusal, refuse, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import { findEndpoint, findEndpoints } from './queries.ts'
import { type EndpointRow, toEndpoint, type WebhookEndpoint } from './shape.ts'

/** An endpoint that the manager cannot see is refused like one that does not exist. */
export const findVisibleEndpoint = async (reader: Reader, manager: HookAdmin, id: string) =>
  (await findEndpoint(reader, manager, id, false)) ?? noEndpoint(id)

export async function lockChangeableEndpoint({ transaction }: Work, manager: HookAdmin, id: string) {
  const found = await findEndpoint(transaction, manager, id, true)
  return found ? (refuseTestKeyOnLiveEndpoint(manager, found) ?? found) : noEndpoint(id)
}

/** Without a lock, for checks that take long, such as DNS lookups, before locking. */
export async function findChangeableEndpoint(reader: Reader, manager: HookAdmin, id: string) {
  const found = await findVisibleEndpoint(reader, manager, id)
  return isRefusal(found) ? found : (refuseTestKeyOnLiveEndpoint(manager, found) ?? found)
}

export function refuseTestKeyOnLiveEndpoint({ key }: HookAdmin, { livemode }: Pick<EndpointRow, 'livemode'>) {
  if (key.mode === 'live' || livemode === false) return undefined
  const message = `A test key can change webhook endpoints for test activity only; this one is told of ${livemode ? 'live' : 'all'} activity.`
  return refuse('api_key_test_mode', message)
}

const noEndpoint = (id: string): Refusal<'not_found'> => toNotFound('webhook endpoint', id)

/** More than an organization can have. */
const ALL = 10_000

export const listEndpoints = async (reader: Reader, manager: HookAdmin): Promise<WebhookEndpoint[]> =>
  (await findEndpoints(reader, manager, { limit: ALL, position: null })).map(toEndpoint)

export async function showEndpoint(reader: Reader, manager: HookAdmin, id: string) {
  const found = await findVisibleEndpoint(reader, manager, id)
  return isRefusal(found) ? found : toEndpoint(found)
}
