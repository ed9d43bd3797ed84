import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { changeableEndpoint } from './find.ts'
import type { Manager } from './manager.ts'
import { deleteEndpoint as deleteRow } from './queries.ts'
import { toEndpoint } from './shape.ts'

/** Its deliveries go with it. */
export async function deleteEndpoint(
  work: Work,
  manager: Manager,
  id: string,
): Promise<undefined | Refusal<'not_found' | 'api_key_test_mode'>> {
  const row = await changeableEndpoint(work, manager, id)
  if (isRefusal(row)) return row
  await work.transaction.run(deleteRow, [manager.organization.id, id])
  work.audit({ action: 'webhook.deleted', object: { type: 'webhook', id }, before: toEndpoint(row), after: null })
  return undefined
}
