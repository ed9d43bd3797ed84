import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Work } from '../../../platform/work/work.ts'
import { MAX_WEBHOOKS } from '../../sandbox/index.ts'
import { WEBHOOK_CATCH_UPS } from '../wakes.ts'
import { type CheckUrl, isSandbox, refuseUrl } from './check-url.ts'
import { filtersOf, type NewEndpoint } from './input.ts'
import { refuseListening } from './listening.ts'
import type { Manager } from './manager.ts'
import { includesWebhooks } from './plan.ts'
import { countEndpoints, holdEndpoints, insertEndpoint } from './queries.ts'
import type { EndpointRow, PausedReason } from './rows.ts'
import { makeSigningSecret } from './secret.ts'
import { toEndpoint, type WebhookEndpointWithSecret } from './shape.ts'

export type WebhookTools = { checkUrl: CheckUrl; box: SecretBox }

type Refused = Refusal<'not_found' | 'api_key_group' | 'api_key_test_mode' | 'webhook_url_refused' | 'invalid_state'>

/** Whatever happens is held against each of them. */
const MOST = 500

export async function createEndpoint(
  work: Work,
  manager: Manager,
  { checkUrl, box }: WebhookTools,
  input: NewEndpoint,
): Promise<WebhookEndpointWithSecret | Refused> {
  const { transaction, now } = work
  const { id: organizationId } = manager.organization
  const unlistened = input.paused ? undefined : refuseListening(input.url, 'send paused: true')
  if (unlistened) return unlistened
  const refused = await refuseUrl(checkUrl, manager, input.url)
  if (refused) return refused
  const filters = await filtersOf(work, manager, input)
  if (isRefusal(filters)) return filters
  transaction.defer(holdEndpoints, [organizationId])
  const tooMany = await refuseTooMany(transaction, manager)
  if (tooMany) return tooMany
  const reason = await reasonToPause(transaction, manager, input.paused ?? false)
  const id = newId(now)
  const secret = makeSigningSecret(box, id)
  const row: EndpointRow = {
    id,
    url: input.url,
    ...filters,
    description: input.description ?? null,
    secret_last_four: secret.lastFour,
    paused_at: reason && now,
    paused_reason: reason,
    failing_since: null,
    consecutive_failures: 0,
    created_at: now,
    updated_at: now,
  }
  transaction.defer(insertEndpoint, [
    ...[organizationId, id, row.url, row.event_types, row.event_id, row.group_id, row.livemode, row.description],
    ...[secret.sealed, row.secret_last_four, row.paused_at, row.paused_reason, now],
  ])
  const made = toEndpoint(row)
  // What committed meanwhile was kept for nobody, and is looked for.
  work.wake(WEBHOOK_CATCH_UPS)
  work.audit({ action: 'webhook.created', object: { type: 'webhook', id }, before: null, after: made })
  return { ...made, secret: secret.text }
}

/** Nobody else makes one meanwhile, so that the count stays true. */
async function refuseTooMany(reader: Reader, manager: Manager): Promise<Refusal<'invalid_state'> | undefined> {
  const [counted] = await reader.run<{ endpoints: number }>(countEndpoints, [manager.organization.id])
  const webhooks = counted?.endpoints ?? 0
  const most = isSandbox(manager) ? MAX_WEBHOOKS : MOST
  if (webhooks < most) return undefined
  return refuse('invalid_state', `An organization may have ${most} webhook endpoints, and this one has them.`, {
    details: { state: 'too_many_webhooks', webhooks },
  })
}

/** Members may make endpoints before the plan includes webhooks: they record nothing less, and wait for the plan. */
async function reasonToPause(reader: Reader, manager: Manager, wanted: boolean): Promise<PausedReason | null> {
  if (wanted || isSandbox(manager)) return 'manual'
  return (await includesWebhooks(reader, manager.organization.id)) ? null : 'plan'
}
