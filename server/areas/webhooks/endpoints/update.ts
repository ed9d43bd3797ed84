import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { type CheckUrl, refuseUrl } from './check-url.ts'
import { hasUnseenWaiting } from './delivery-queries.ts'
import { changeableEndpoint, changeableSoon } from './find.ts'
import { changedFilters, type EndpointChanges } from './input.ts'
import { refuseListening } from './listening.ts'
import type { Manager } from './manager.ts'
import { updateEndpoint as updateRow } from './queries.ts'
import { toEndpoint, type WebhookEndpoint } from './shape.ts'

type Refused = Refusal<'not_found' | 'api_key_group' | 'api_key_test_mode' | 'webhook_url_refused' | 'invalid_state'>

/** What happened before is neither sent again nor taken back; deliveries that wait go to the new URL. */
export async function updateEndpoint(
  work: Work,
  manager: Manager,
  checkUrl: CheckUrl,
  id: string,
  changes: EndpointChanges,
): Promise<WebhookEndpoint | Refused> {
  const seen = await changeableSoon(work.transaction, manager, id)
  if (isRefusal(seen)) return seen
  const refused = changes.url === undefined ? undefined : await refuseUrl(checkUrl, manager, changes.url)
  if (refused) return refused
  const row = await changeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  const url = changes.url ?? row.url
  const listening = row.paused_at ? undefined : refuseListening(url, 'pause this one first')
  if (listening) return listening
  const led = url === row.url ? undefined : await refuseUnseen(work, manager, id)
  if (led) return led
  const filters = await changedFilters(work, manager, row, changes)
  if (isRefusal(filters)) return filters
  const description = changes.description === undefined ? row.description : changes.description
  const changed = { ...row, ...filters, url, description, updated_at: work.now }
  if (changesNothing(row, changed)) return toEndpoint(row)
  work.transaction.defer(updateRow, [
    ...[manager.organization.id, id, url, changed.event_types, changed.event_id, changed.group_id, changed.livemode],
    ...[description, work.now],
  ])
  const after = toEndpoint(changed)
  work.audit({ action: 'webhook.updated', object: { type: 'webhook', id }, before: toEndpoint(row), after })
  return after
}

/** Its filters may have been wider once: nobody leads to another URL what they may not see. */
async function refuseUnseen({ transaction }: Work, manager: Manager, id: string) {
  if (!(await hasUnseenWaiting(transaction, manager, id))) return undefined
  const message = 'Deliveries that you cannot see wait for this endpoint; its url can be changed once they are over.'
  return refuse('invalid_state', message, { details: { state: 'deliveries_wait' } })
}
