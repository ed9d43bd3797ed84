import type { components } from '../../../../generated/types.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { isLarger, promoteAfterChange } from '../../booking/index.ts'
import { refuseBelowTaken } from '../capacity.ts'
import { refuseTypeRename } from '../in-use.ts'
import { type EventScope, findItem } from '../scope.ts'
import { codeTaken, refuseCurrency } from './checks.ts'
import { findType, rowValues, updateType as updateRow } from './queries.ts'
import type { TypeRow } from './rows.ts'
import { type AttendeeType, toType } from './shape.ts'

type TypeChanges = components['schemas']['AttendeeTypeChanges']

export async function updateType(
  work: Work,
  scope: EventScope,
  reference: string,
  changes: TypeChanges,
): Promise<AttendeeType | Refusal<'not_found' | 'conflict' | 'invalid_state'>> {
  const type = await findItem<TypeRow>(work.transaction, findType, scope, 'attendee type', reference)
  if (isRefusal(type)) return type
  const price = changes.price === undefined ? type.price : (changes.price?.amount ?? null)
  const changed: TypeRow = { ...type, ...changes, price, updated_at: work.now }
  if (changesNothing(type, changed)) return toType(type)
  const refusal =
    refuseCurrency(changes.price, type.currency) ??
    (await refuseTypeRename(work, scope, type, changed.code)) ??
    (await refuseBelowTaken(work, scope, changed.capacity, {
      what: `attendee type ${type.code}`,
      takenOf: ({ by_type }) => by_type[type.id],
    }))
  if (refusal) return refusal
  try {
    await work.transaction.run(updateRow, rowValues(scope, changed))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return codeTaken(changed.code)
  }
  const after = toType(changed)
  const object = { type: 'attendee_type', id: type.id }
  work.audit({ action: 'attendee_type.updated', object, before: toType(type), after })
  if (isLarger(changed.capacity, type.capacity)) await promoteAfterChange(work, scope.organizationId, scope.eventId)
  return after
}
