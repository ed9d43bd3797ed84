import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { deleteSettled } from './delivery-queries.ts'
import { changeableEndpoint } from './find.ts'
import type { Manager } from './manager.ts'
import { deleteEndpoint as deleteRow } from './queries.ts'
import { toEndpoint } from './shape.ts'

const BATCH = 5_000

/** Its deliveries go before it, some at a time: no statement has to delete all that was sent in 30 days. */
export async function deleteEndpoint(
  work: Work,
  manager: Manager,
  id: string,
): Promise<undefined | Refusal<'not_found' | 'api_key_test_mode'>> {
  const { transaction } = work
  const row = await changeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  const { id: organizationId } = manager.organization
  let deleted = BATCH
  while (deleted === BATCH) deleted = (await transaction.run(deleteSettled, [organizationId, id, BATCH])).length
  await transaction.run(deleteRow, [organizationId, id])
  work.audit({ action: 'webhook.deleted', object: { type: 'webhook', id }, before: toEndpoint(row), after: null })
  return undefined
}
