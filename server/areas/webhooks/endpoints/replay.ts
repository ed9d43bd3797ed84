import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import { WEBHOOK_DELIVERIES } from '../wakes.ts'
import { type CheckUrl, isSandbox, refuseUrl } from './check-url.ts'
import { visibleDelivery } from './deliveries.ts'
import { insertReplay } from './delivery-queries.ts'
import { changeableEndpoint, changeableSoon } from './find.ts'
import type { Manager } from './manager.ts'
import type { DeliveryRow } from './rows.ts'
import { toDelivery, type WebhookDelivery } from './shape.ts'

const WINDOW_DAYS = 30

type Refused = Refusal<
  'not_found' | 'api_key_test_mode' | 'webhook_url_refused' | 'invalid_state' | 'replay_window_over'
>

/** The same envelope as a new delivery. While the endpoint is paused it waits with the rest. */
export async function replayDelivery(
  work: Work,
  manager: Manager,
  checkUrl: CheckUrl,
  id: string,
): Promise<WebhookDelivery | Refused> {
  const { transaction, now } = work
  const original = await visibleDelivery(transaction, manager, id)
  if (isRefusal(original)) return original
  const seen = await changeableSoon(transaction, manager, original.endpoint_id)
  if (isRefusal(seen)) return seen
  const refused = refusePending(original) ?? refuseOld(original, now) ?? (await refuseUrl(checkUrl, manager, seen.url))
  if (refused) return refused
  // Held, so that it is not enabled or paused before the new delivery can be seen.
  const endpoint = await changeableEndpoint(work, manager, original.endpoint_id)
  if (isRefusal(endpoint)) return endpoint
  const waits = isSandbox(manager) || (endpoint.paused_at !== null && !original.is_test)
  const values = [manager.organization.id, newId(now), original.endpoint_id, id, now, waits ? null : now]
  const [row] = await transaction.run<DeliveryRow>(insertReplay, values)
  if (!row) return refuse('not_found', `There is no webhook delivery ${id}.`)
  const delivery = toDelivery(row)
  const object = { type: 'webhook_delivery', id: row.id }
  work.audit({ action: 'webhook_delivery.replayed', object, before: null, after: delivery })
  work.wake(WEBHOOK_DELIVERIES)
  return delivery
}

/** One that failed before its endpoint was paused is pending too: a copy would wait beside it, and both go out once it is enabled. */
function refusePending({ id, status }: DeliveryRow): Refusal<'invalid_state'> | undefined {
  if (status !== 'pending') return undefined
  const message = `The delivery ${id} is pending: it goes out by itself, and can be replayed after its next attempt.`
  return refuse('invalid_state', message, { details: { state: status } })
}

/** A replay carries on when the original was first sent, so that no copy starts a new window. */
function refuseOld({ id, first_attempt_at, created_at }: DeliveryRow, now: Date) {
  const since = first_attempt_at ?? created_at
  if (now.getTime() - since.getTime() <= WINDOW_DAYS * 86_400_000) return undefined
  const message = `The delivery ${id} was first sent on ${since.toISOString()}, and a delivery can be replayed for ${WINDOW_DAYS} days.`
  return refuse('replay_window_over', message)
}
