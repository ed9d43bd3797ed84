import { randomBytes } from 'node:crypto'
import { isRefusal, refuseState } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../../platform/work/precondition.ts'
import type { Work } from '../../../platform/work/work.ts'
import { auditEndpoint } from './audit.ts'
import { type EndpointTools, refusePolledOnlyUrl, refuseUrl } from './check-url.ts'
import { deleteSomeDeliveriesSql, hasHiddenPending } from './delivery-queries.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import { findChangeableEndpoint, lockChangeableEndpoint } from './find.ts'
import { type EndpointChanges, type NewEndpoint, resolveChangedFilters, resolveNewFilters } from './input.ts'
import { planIncludesWebhooks } from './pausing.ts'
import * as queries from './queries.ts'
import { type EndpointRow, type PausedReason, toEndpoint } from './shape.ts'

export type WebhookTools = EndpointTools & { box: SecretBox }

/** Every webhook event is matched against all endpoints of its organization. */
const MAX_ENDPOINTS = 500

export async function createEndpoint(work: Work, manager: HookAdmin, tools: WebhookTools, input: NewEndpoint) {
  const { transaction, now } = work
  const { id: organizationId } = manager.organization
  const listening = input.paused ? undefined : refusePolledOnlyUrl(input.url, 'send paused: true')
  const refused = listening ?? (await refuseUrl(tools, manager, input.url, 'body/url'))
  if (refused) return refused
  const filters = await resolveNewFilters(work, manager, input)
  if (isRefusal(filters)) return filters
  transaction.defer(queries.lockEndpointSetSql, [organizationId])
  const recordOnly = tools.findRecordOnly(organizationId)
  const tooMany = await refuseTooMany(transaction, organizationId, recordOnly?.maxEndpoints ?? MAX_ENDPOINTS)
  if (tooMany) return tooMany
  const reason = await reasonToPause(transaction, organizationId, recordOnly !== null || (input.paused ?? false))
  const id = newId(now)
  const secret = makeSigningSecret(tools.box, id)
  const row: EndpointRow = {
    id,
    url: input.url,
    ...filters,
    description: input.description ?? null,
    secret_last_four: secret.lastFour,
    app: work.origin.client,
    gone: false,
    paused_at: reason && now,
    paused_reason: reason,
    failing_since: null,
    consecutive_failures: 0,
    created_at: now,
    updated_at: now,
  }
  transaction.defer(queries.dropEventsWithoutEndpointSql, [organizationId])
  const pause = [row.paused_at, row.paused_reason]
  const values = [...toChangeableValues(row), secret.sealed, secret.lastFour, ...pause, now, row.app]
  transaction.defer(queries.insertEndpointSql, [organizationId, id, ...values])
  const made = toEndpoint(row)
  auditEndpoint(work, 'created', null, made)
  return { ...made, secret: secret.text }
}

/** What callers can change, in the order of the statements. */
function toChangeableValues({ url, event_types, event_id, group_id, livemode, description }: EndpointRow): unknown[] {
  return [url, event_types, event_id, group_id, livemode, description]
}

/** The lock excludes concurrent creation, so the count stays exact. */
async function refuseTooMany(reader: Reader, organizationId: string, most: number) {
  const [counted] = await reader.run<{ endpoints: number }>(queries.countEndpointsSql, [organizationId])
  const webhooks = counted?.endpoints ?? 0
  if (webhooks < most) return undefined
  return refuseState(
    'too_many_webhooks',
    `An organization may have ${most} webhook endpoints, and this one has them.`,
    { webhooks },
  )
}

/** Without webhooks in the plan, members may create endpoints: paused until then, they record all events. */
async function reasonToPause(reader: Reader, organizationId: string, wanted: boolean): Promise<PausedReason | null> {
  if (wanted) return 'manual'
  return (await planIncludesWebhooks(reader, organizationId)) ? null : 'plan'
}

/** Past deliveries are not affected; pending ones go to the new URL. */
export async function updateEndpoint(
  work: Work,
  manager: HookAdmin,
  tools: EndpointTools,
  id: string,
  changes: EndpointChanges,
) {
  const seen = await findChangeableEndpoint(work.transaction, manager, id)
  if (isRefusal(seen)) return seen
  const refused = changes.url === undefined ? undefined : await refuseUrl(tools, manager, changes.url, 'body/url')
  if (refused) return refused
  const row = await lockChangeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  const stale = await refuseStale(work, () => toEndpoint(row))
  if (stale) return stale
  const url = changes.url ?? row.url
  const listening = row.paused_at ? undefined : refusePolledOnlyUrl(url, 'pause this one first')
  if (listening) return listening
  const led = url === row.url ? undefined : await refuseUnseen(work, manager, id)
  if (led) return led
  const filters = await resolveChangedFilters(work, manager, row, changes)
  if (isRefusal(filters)) return filters
  const description = changes.description === undefined ? row.description : changes.description
  const changed = { ...row, ...filters, url, description, updated_at: work.now }
  if (isUnchanged(row, changed)) return toEndpoint(row)
  const values = [manager.organization.id, id, ...toChangeableValues(changed), work.now]
  work.transaction.defer(queries.updateEndpointSql, values)
  const after = toEndpoint(changed)
  auditEndpoint(work, 'updated', toEndpoint(row), after)
  return after
}

/** The filters may have been wider before: a manager must not redirect deliveries they cannot see to another URL. */
async function refuseUnseen({ transaction }: Work, manager: HookAdmin, id: string) {
  if (!(await hasHiddenPending(transaction, manager, id))) return undefined
  const message = 'Deliveries that you cannot see wait for this endpoint; its url can be changed once they are over.'
  return refuseState('deliveries_wait', message)
}

const PREFIX = 'whsec_'
const BYTES = 32

/** Encrypted for the endpoint with this id, and readable only with it. */
export function makeSigningSecret(box: SecretBox, endpointId: string) {
  const text = PREFIX + randomBytes(BYTES).toString('base64url')
  return { text, lastFour: text.slice(-4), sealed: box.seal(text, endpointId) }
}

/** How long the secret before still signs after a rotation. */
export const FORMER_SECRET_HOURS = 24

/** The current secret also signs for another day; the one before it no longer does. */
export async function rotateSecret(work: Work, manager: HookAdmin, box: SecretBox, id: string) {
  const { transaction, now } = work
  const row = await lockChangeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  const secret = makeSigningSecret(box, id)
  const until = new Date(now.getTime() + FORMER_SECRET_HOURS * 3_600_000)
  transaction.defer(queries.replaceSecretSql, [manager.organization.id, id, secret.sealed, secret.lastFour, until, now])
  const after = toEndpoint({ ...row, secret_last_four: secret.lastFour, updated_at: now })
  auditEndpoint(work, 'secret_rotated', toEndpoint(row), after)
  return { ...after, secret: secret.text }
}

const BATCH = 5_000

export async function deleteEndpoint(work: Work, manager: HookAdmin, id: string) {
  const row = await lockChangeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  await deleteLockedEndpoint(work, manager.organization.id, row)
  return undefined
}

/** Deletes deliveries in batches first: a single statement would have to delete 30 days of them and the backlog. */
export async function deleteLockedEndpoint(work: Work, organizationId: string, row: EndpointRow): Promise<void> {
  const { transaction } = work
  const { id } = row
  let deleted = BATCH
  while (deleted === BATCH)
    deleted = (await transaction.run(deleteSomeDeliveriesSql, [organizationId, id, BATCH])).length
  transaction.defer(queries.deleteEndpointSql, [organizationId, id])
  auditEndpoint(work, 'deleted', toEndpoint(row), null)
}
