import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { freeType } from '../in-use.ts'
import { findItem, type ScopeInMode } from '../scope.ts'
import { deleteType as deleteRow, findType } from './queries.ts'
import type { TypeRow } from './rows.ts'
import { toType } from './shape.ts'

export async function deleteType(
  work: Work,
  scope: ScopeInMode,
  reference: string,
): Promise<undefined | Refusal<'not_found' | 'invalid_state'>> {
  const type = await findItem<TypeRow>(work.transaction, findType, scope, 'attendee type', reference)
  if (isRefusal(type)) return type
  const inUse = await freeType(work, scope, type)
  if (inUse) return inUse
  work.transaction.defer(deleteRow, [scope.organizationId, scope.eventId, type.id])
  const object = { type: 'attendee_type', id: type.id }
  work.audit({ action: 'attendee_type.deleted', object, before: toType(type), after: null })
  return undefined
}
