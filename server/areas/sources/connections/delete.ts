import type { GroupCaller } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { visibleConnection } from './find.ts'
import { deleteConnection as deleteRow } from './queries.ts'
import { toConnection } from './shape.ts'

/** Who was brought over with it stays known. */
export async function deleteConnection(
  work: Work,
  caller: GroupCaller,
  id: string,
): Promise<undefined | Refusal<'not_found'>> {
  const row = await visibleConnection(work.transaction, caller, id, true)
  if (isRefusal(row)) return row
  work.transaction.defer(deleteRow, [caller.organization.id, id])
  const object = { type: 'source_connection', id }
  work.audit({ action: 'source_connection.deleted', object, before: toConnection(row), after: null })
  return undefined
}
