import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { moveBacklog } from './backlog.ts'
import { changeableEndpoint } from './find.ts'
import type { Manager } from './manager.ts'
import { setPaused } from './queries.ts'
import type { EndpointRow, PausedReason } from './rows.ts'
import { toEndpoint, type WebhookEndpoint } from './shape.ts'

/** What somebody pauses stays paused until somebody enables it, also where the plan or its failures had paused it before. */
export async function pauseEndpoint(
  work: Work,
  manager: Manager,
  id: string,
): Promise<WebhookEndpoint | Refusal<'not_found' | 'api_key_test_mode'>> {
  const row = await changeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  return row.paused_reason === 'manual' ? toEndpoint(row) : pauseHeld(work, manager.organization.id, row, 'manual')
}

/** An endpoint that is held. What is on its way arrives; the rest waits. */
export async function pauseHeld(
  work: Work,
  organizationId: string,
  row: EndpointRow,
  reason: PausedReason,
): Promise<WebhookEndpoint> {
  const { id } = row
  work.transaction.defer(setPaused, [organizationId, id, reason, work.now])
  await moveBacklog(work, { organizationId, id, paused: true })
  const after = toEndpoint({ ...row, paused_at: work.now, paused_reason: reason, updated_at: work.now })
  work.audit({ action: 'webhook.paused', object: { type: 'webhook', id }, before: toEndpoint(row), after })
  return after
}
