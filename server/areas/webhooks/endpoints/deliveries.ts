import { findVisibleEvent } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse, refuseState, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import type { PageRequest } from '../../../platform/lists/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { WEBHOOK_DELIVERY_QUEUE_NAME } from '../task-names.ts'
import { type EndpointTools, POLLED_ONLY_URL, refuseUrl } from './check-url.ts'
import { findDeliveries, findDeliveryDetails, insertReplaySql } from './delivery-queries.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import { findChangeableEndpoint, findVisibleEndpoint, lockChangeableEndpoint } from './find.ts'
import { markPolledSql } from './queries.ts'
import { type DeliveryRow, type DeliveryStatus, toDelivery, toDeliveryDetails } from './shape.ts'

/** `event` is the id or code of an event, or a webhook event type (recognized by its dot). */
export type DeliveryListRequest = { status?: DeliveryStatus; event?: string }

/** Newest first; one more than the page. Listing keeps a listening endpoint alive. */
export async function listDeliveryRows(
  reader: Reader,
  manager: HookAdmin,
  endpointId: string,
  { status, event }: DeliveryListRequest,
  page: PageRequest,
  now: Date,
) {
  const endpoint = await findVisibleEndpoint(reader, manager, endpointId)
  if (isRefusal(endpoint)) return endpoint
  const which = event?.includes('.') ? { type: event } : await eventFilter(reader, manager, event)
  if (isRefusal(which)) return which
  if (endpoint.url === POLLED_ONLY_URL) await reader.run(markPolledSql, [manager.organization.id, endpointId, now])
  return findDeliveries(reader, manager, endpointId, { status, ...which }, page)
}

async function eventFilter(reader: Reader, manager: HookAdmin, reference: string | undefined) {
  if (reference === undefined) return {}
  const event = await findVisibleEvent(reader, manager.events ?? manager, reference)
  return isRefusal(event) ? event : { eventId: event.id }
}

export async function findVisibleDelivery(reader: Reader, manager: HookAdmin, id: string, endpointId?: string) {
  const found = await findDeliveryDetails(reader, manager, id)
  const isIts = found && (endpointId === undefined || endpointId === found.endpoint_id)
  const endpoint = isIts && (await findVisibleEndpoint(reader, manager, found.endpoint_id))
  return endpoint && !isRefusal(endpoint) ? found : toNotFound('webhook delivery', id)
}

export async function showDeliveries(
  reader: Reader,
  manager: HookAdmin,
  endpointId: string,
  asked: DeliveryListRequest,
  most: number,
  now: Date,
) {
  const found = await listDeliveryRows(reader, manager, endpointId, asked, { limit: most, position: null }, now)
  return isRefusal(found) ? found : found.slice(0, most).map(toDelivery)
}

export async function showDelivery(reader: Reader, manager: HookAdmin, id: string, endpointId?: string) {
  const found = await findVisibleDelivery(reader, manager, id, endpointId)
  return isRefusal(found) ? found : toDeliveryDetails(found)
}

const WINDOW_DAYS = 30

/** A new delivery with the same envelope. While the endpoint is paused, it waits like the others. */
export async function replayDelivery(work: Work, manager: HookAdmin, tools: EndpointTools, id: string) {
  const { transaction, now } = work
  const original = await findVisibleDelivery(transaction, manager, id)
  if (isRefusal(original)) return original
  const seen = await findChangeableEndpoint(transaction, manager, original.endpoint_id)
  if (isRefusal(seen)) return seen
  const refused = refusePending(original) ?? refuseOld(original, now) ?? (await refuseUrl(tools, manager, seen.url))
  if (refused) return refused
  // Locked, so that it is not paused or enabled before the new delivery is visible.
  const endpoint = await lockChangeableEndpoint(work, manager, original.endpoint_id)
  if (isRefusal(endpoint)) return endpoint
  const { id: organizationId } = manager.organization
  const isSent = tools.findRecordOnly(organizationId) === null && (endpoint.paused_at === null || original.is_test)
  const values = [organizationId, newId(now), original.endpoint_id, id, now, isSent ? now : null]
  const [row] = await transaction.run<DeliveryRow>(insertReplaySql, values)
  if (!row) return toNotFound('webhook delivery', id)
  const delivery = toDelivery(row)
  const object = { type: 'webhook_delivery', id: row.id }
  work.audit({ action: 'webhook_delivery.replayed', object, before: null, after: delivery })
  work.wake(WEBHOOK_DELIVERY_QUEUE_NAME)
  return delivery
}

/** Pending includes a failed one whose endpoint was paused: it and its copy would both be sent. */
function refusePending({ id, status }: DeliveryRow): Refusal<'invalid_state'> | undefined {
  if (status !== 'pending') return undefined
  const message = `The delivery ${id} is pending: it goes out by itself, and can be replayed after its next attempt.`
  return refuseState(status, message)
}

/** A replay inherits when the original was first sent, so that copies do not extend the replay window. */
function refuseOld({ id, first_attempt_at, created_at }: DeliveryRow, now: Date) {
  const since = first_attempt_at ?? created_at
  if (now.getTime() - since.getTime() <= WINDOW_DAYS * 86_400_000) return undefined
  const at = since.toISOString()
  const message = `The delivery ${id} was first sent on ${at}, and a delivery can be replayed for ${WINDOW_DAYS} days.`
  return refuse('replay_window_over', message, { details: { at } })
}
