import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { visibleEndpoint } from './find.ts'
import type { Manager } from './manager.ts'
import { findEndpoints } from './queries.ts'
import { toEndpoint, type WebhookEndpoint } from './shape.ts'

/** More than an organization can have. */
const ALL = 10_000

export async function listEndpoints(reader: Reader, manager: Manager): Promise<WebhookEndpoint[]> {
  return (await findEndpoints(reader, manager, { limit: ALL, position: null })).map(toEndpoint)
}

export async function shownEndpoint(
  reader: Reader,
  manager: Manager,
  id: string,
): Promise<WebhookEndpoint | Refusal<'not_found'>> {
  const found = await visibleEndpoint(reader, manager, id)
  return isRefusal(found) ? found : toEndpoint(found)
}
