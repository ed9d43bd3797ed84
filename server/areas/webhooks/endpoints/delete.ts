import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { deleteSomeDeliveries } from './delivery-queries.ts'
import { changeableEndpoint } from './find.ts'
import type { Manager } from './manager.ts'
import { deleteEndpoint as deleteRow } from './queries.ts'
import type { EndpointRow } from './rows.ts'
import { toEndpoint } from './shape.ts'

const BATCH = 5_000

export async function deleteEndpoint(
  work: Work,
  manager: Manager,
  id: string,
): Promise<undefined | Refusal<'not_found' | 'api_key_test_mode'>> {
  const row = await changeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  await deleteHeld(work, manager.organization.id, row)
  return undefined
}

/** Its deliveries go before it, some at a time: no statement has to delete all that was sent in 30 days, or that waits. */
export async function deleteHeld(work: Work, organizationId: string, row: EndpointRow): Promise<void> {
  const { transaction } = work
  const { id } = row
  let deleted = BATCH
  while (deleted === BATCH) deleted = (await transaction.run(deleteSomeDeliveries, [organizationId, id, BATCH])).length
  transaction.defer(deleteRow, [organizationId, id])
  work.audit({ action: 'webhook.deleted', object: { type: 'webhook', id }, before: toEndpoint(row), after: null })
}
