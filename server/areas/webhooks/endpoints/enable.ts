import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { moveBacklog } from './backlog.ts'
import { type CheckUrl, isSandbox, refuseUrl } from './check-url.ts'
import { changeableEndpoint, changeableSoon } from './find.ts'
import { refuseListening } from './listening.ts'
import type { Manager } from './manager.ts'
import { includesWebhooks } from './plan.ts'
import { holdEndpoints, setEnabled } from './queries.ts'
import type { EndpointRow } from './rows.ts'
import { toEndpoint, type WebhookEndpoint } from './shape.ts'

type Refused = Refusal<'not_found' | 'api_key_test_mode' | 'webhook_url_refused' | 'invalid_state'>

export async function enableEndpoint(
  work: Work,
  manager: Manager,
  checkUrl: CheckUrl,
  id: string,
): Promise<WebhookEndpoint | Refused> {
  const { transaction } = work
  const { id: organizationId } = manager.organization
  const seen = await changeableSoon(transaction, manager, id)
  if (isRefusal(seen)) return seen
  const kept = refuseSandbox(manager) ?? refuseListening(seen.url, 'this one cannot be enabled')
  if (kept) return kept
  const refused = await refuseUrl(checkUrl, manager, seen.url)
  if (refused) return refused
  transaction.defer(holdEndpoints, [organizationId])
  if (!(await includesWebhooks(transaction, organizationId))) return notInPlan()
  const row = await changeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  // Somebody else may have changed the URL meanwhile.
  const listening = refuseListening(row.url, 'this one cannot be enabled')
  if (listening) return listening
  return row.paused_at ? enableHeld(work, organizationId, row) : toEndpoint(row)
}

/** An endpoint that is held and paused. What was recorded meanwhile goes out. */
export async function enableHeld(work: Work, organizationId: string, row: EndpointRow): Promise<WebhookEndpoint> {
  const { id } = row
  work.transaction.defer(setEnabled, [organizationId, id, work.now])
  await moveBacklog(work, { organizationId, id, paused: false })
  const healthy = { paused_at: null, paused_reason: null, failing_since: null, consecutive_failures: 0 }
  const after = toEndpoint({ ...row, ...healthy, updated_at: work.now })
  work.audit({ action: 'webhook.enabled', object: { type: 'webhook', id }, before: toEndpoint(row), after })
  return after
}

function refuseSandbox(manager: Manager): Refusal<'invalid_state'> | undefined {
  if (!isSandbox(manager)) return undefined
  const message = 'Webhook endpoints of the sandbox stay paused: nothing is sent from it to the outside.'
  return refuse('invalid_state', message, { details: { state: 'sandbox' } })
}

function notInPlan(): Refusal<'invalid_state'> {
  const message = 'The plan does not include webhooks, so endpoints stay paused until it does.'
  return refuse('invalid_state', message, { details: { state: 'plan' } })
}
