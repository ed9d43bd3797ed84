import { findOrganization } from '../../../access/organizations/index.ts'
import { getAllowance } from '../../../access/plans/index.ts'
import { isRefusal, type Refusal, refuseState } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import { auditEndpoint } from './audit.ts'
import { holdOrReleaseDeliveries } from './backlog.ts'
import { type EndpointTools, POLLED_ONLY_URL, refusePolledOnlyUrl, refuseUrl } from './check-url.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import { findChangeableEndpoint, lockChangeableEndpoint } from './find.ts'
import { lockEndpointSetSql, lockEndpointsByPauseSql, setEndpointEnabledSql, setEndpointPausedSql } from './queries.ts'
import { type EndpointRow, type PausedReason, toEndpoint } from './shape.ts'

/** A pause by a user lasts until a user enables the endpoint, and replaces a pause by plan or failures. */
export async function pauseEndpoint(work: Work, manager: HookAdmin, id: string) {
  const row = await lockChangeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  return row.paused_reason === 'manual'
    ? toEndpoint(row)
    : pauseLockedEndpoint(work, manager.organization.id, row, 'manual')
}

/** Expects the endpoint to be locked. Requests under way finish; other deliveries wait. */
export async function pauseLockedEndpoint(work: Work, organizationId: string, row: EndpointRow, reason: PausedReason) {
  const { id } = row
  work.transaction.defer(setEndpointPausedSql, [organizationId, id, reason, work.now])
  await holdOrReleaseDeliveries(work, { organizationId, id, paused: true })
  const after = toEndpoint({ ...row, paused_at: work.now, paused_reason: reason, updated_at: work.now })
  auditEndpoint(work, 'paused', toEndpoint(row), after)
  return after
}

export async function enableEndpoint(work: Work, manager: HookAdmin, tools: EndpointTools, id: string) {
  const { transaction } = work
  const { id: organizationId } = manager.organization
  const seen = await findChangeableEndpoint(transaction, manager, id)
  if (isRefusal(seen)) return seen
  const listening = refusePolledOnlyUrl(seen.url, 'this one cannot be enabled')
  const unsent = tools.findRecordOnly(organizationId)?.refuseToSend()
  const refused = unsent ?? listening ?? (await refuseUrl(tools, manager, seen.url))
  if (refused) return refused
  transaction.defer(lockEndpointSetSql, [organizationId])
  if (!(await planIncludesWebhooks(transaction, organizationId))) return notInPlan()
  const row = await lockChangeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  // The URL may have changed since the check without a lock.
  const changed = refusePolledOnlyUrl(row.url, 'this one cannot be enabled')
  if (changed) return changed
  return row.paused_at ? enableLockedEndpoint(work, organizationId, row) : toEndpoint(row)
}

/** Expects the endpoint to be locked and paused. Deliveries recorded during the pause become due. */
export async function enableLockedEndpoint(work: Work, organizationId: string, row: EndpointRow) {
  const { id } = row
  work.transaction.defer(setEndpointEnabledSql, [organizationId, id, work.now])
  await holdOrReleaseDeliveries(work, { organizationId, id, paused: false })
  const healthy = { paused_at: null, paused_reason: null, failing_since: null, consecutive_failures: 0, gone: false }
  const after = toEndpoint({ ...row, ...healthy, updated_at: work.now })
  auditEndpoint(work, 'enabled', toEndpoint(row), after)
  return after
}

const notInPlan = (): Refusal<'invalid_state'> =>
  refuseState('plan', 'The plan does not include webhooks, so endpoints stay paused until it does.')

/** As of now, not as of the beginning of the request. */
export async function planIncludesWebhooks(reader: Reader, organizationId: string): Promise<boolean> {
  const organization = await findOrganization(reader, organizationId)
  return organization ? getAllowance(organization.plan, organization.plan_overrides).webhooks : false
}

/** When the plan loses webhooks, pauses every endpoint; when it regains them, enables those paused for that reason. */
export async function syncPausesToPlan(work: Work, organizationId: string, includesWebhooks: boolean): Promise<void> {
  const { transaction } = work
  transaction.defer(lockEndpointSetSql, [organizationId])
  const reason = includesWebhooks ? 'plan' : null
  const rows = await transaction.run<EndpointRow>(lockEndpointsByPauseSql, [organizationId, reason])
  for (const row of rows) {
    if (!includesWebhooks) await pauseLockedEndpoint(work, organizationId, row, 'plan')
    else if (row.url !== POLLED_ONLY_URL) await enableLockedEndpoint(work, organizationId, row)
  }
}
