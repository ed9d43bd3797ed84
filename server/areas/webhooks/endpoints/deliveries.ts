import { visibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { PageRequest } from '../../../platform/lists/index.ts'
import { findDeliveries, findDetails } from './delivery-queries.ts'
import { visibleEndpoint } from './find.ts'
import { LISTENING_URL } from './listening.ts'
import type { Manager } from './manager.ts'
import { markListed } from './queries.ts'
import type { DeliveryDetailsRow, DeliveryRow, DeliveryStatus } from './rows.ts'
import { toDelivery, toDeliveryDetails, type WebhookDelivery, type WebhookDeliveryDetails } from './shape.ts'

/** `event` is an event by its id or code, or a type, which alone contains a dot. */
export type DeliveriesAsked = { status?: DeliveryStatus; event?: string }

/** Newest first; one more than the page holds. An endpoint for listening lives for as long as somebody asks. */
export async function listDeliveries(
  reader: Reader,
  manager: Manager,
  endpointId: string,
  { status, event }: DeliveriesAsked,
  page: PageRequest,
  now: Date,
): Promise<DeliveryRow[] | Refusal<'not_found'>> {
  const endpoint = await visibleEndpoint(reader, manager, endpointId)
  if (isRefusal(endpoint)) return endpoint
  const which = event?.includes('.') ? { type: event } : await eventFilter(reader, manager, event)
  if (isRefusal(which)) return which
  if (endpoint.url === LISTENING_URL) await reader.run(markListed, [manager.organization.id, endpointId, now])
  return findDeliveries(reader, manager, endpointId, { status, ...which }, page)
}

async function eventFilter(reader: Reader, { events }: Manager, reference: string | undefined) {
  if (reference === undefined) return {}
  const event = await visibleEvent(reader, events, reference)
  return isRefusal(event) ? event : { eventId: event.id }
}

/** Of an endpoint that the manager sees. */
export async function visibleDelivery(
  reader: Reader,
  manager: Manager,
  id: string,
  endpointId?: string,
): Promise<DeliveryDetailsRow | Refusal<'not_found'>> {
  const found = await findDetails(reader, manager, id)
  const isIts = found && (endpointId === undefined || endpointId === found.endpoint_id)
  const endpoint = isIts && (await visibleEndpoint(reader, manager, found.endpoint_id))
  return endpoint && !isRefusal(endpoint) ? found : refuse('not_found', `There is no webhook delivery ${id}.`)
}

/** As they are shown, at most so many. */
export async function shownDeliveries(
  reader: Reader,
  manager: Manager,
  endpointId: string,
  asked: DeliveriesAsked,
  most: number,
  now: Date,
): Promise<WebhookDelivery[] | Refusal<'not_found'>> {
  const found = await listDeliveries(reader, manager, endpointId, asked, { limit: most, position: null }, now)
  return isRefusal(found) ? found : found.slice(0, most).map(toDelivery)
}

export async function shownDelivery(
  reader: Reader,
  manager: Manager,
  id: string,
): Promise<WebhookDeliveryDetails | Refusal<'not_found'>> {
  const found = await visibleDelivery(reader, manager, id)
  return isRefusal(found) ? found : toDeliveryDetails(found)
}
