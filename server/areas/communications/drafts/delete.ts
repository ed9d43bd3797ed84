import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { heldCommunication, type Named } from './find.ts'
import { deleteCommunication as deleteRow } from './queries.ts'
import { toCommunication } from './shape.ts'

export async function deleteCommunication(
  work: Work,
  caller: Caller,
  named: Named,
): Promise<Refusal<'not_found' | 'invalid_state'> | undefined> {
  const found = await heldCommunication(work, caller, named, ['draft'])
  if (isRefusal(found)) return found
  const { row } = found
  work.transaction.defer(deleteRow, [caller.organization.id, row.id])
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.deleted', object, before: toCommunication(row), after: null })
  return undefined
}
