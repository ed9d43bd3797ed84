import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { reread } from './create.ts'
import { heldCommunication, type Named } from './find.ts'
import { audienceOf, type CommunicationChanges, refuseUnknown } from './input.ts'
import { updateCommunication as updateRow, updateValues } from './queries.ts'
import type { ShownCommunication } from './rows.ts'
import { type Communication, toCommunication } from './shape.ts'

export async function updateCommunication(
  work: Work,
  caller: Caller,
  named: Named,
  changes: CommunicationChanges,
): Promise<Communication | Refusal<'not_found' | 'invalid_state' | 'validation_failed'>> {
  const found = await heldCommunication(work, caller, named, ['draft'])
  if (isRefusal(found)) return found
  const { event, row } = found
  const unknown = refuseUnknown(changes)
  if (unknown) return unknown
  const { audience: wanted, ...fields } = changes
  const audience = wanted && (await audienceOf(work, boundTo(caller, row), event, wanted))
  if (isRefusal(audience)) return audience
  const changed = { ...row, ...fields, ...audience, updated_at: work.now }
  if (changesNothing(row, changed)) return toCommunication(row)
  work.transaction.defer(updateRow, updateValues(caller.organization.id, changed))
  const after = await reread(work, caller, row)
  const object = { type: 'communication', id: row.id }
  work.audit({ action: 'communication.updated', object, before: toCommunication(row), after })
  return after
}

/** Whoever changes it, it names no group beside those of whoever made it, who would not see them. */
function boundTo(caller: Caller, { group_id, group_code }: ShownCommunication): Caller {
  if (group_id === null) return caller
  return { ...caller, key: { ...caller.key, group: { id: group_id, code: group_code ?? '' } } }
}
