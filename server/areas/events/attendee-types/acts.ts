import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../../platform/work/precondition.ts'
import type { Work } from '../../../platform/work/work.ts'
import { promoteInBothModes, raisesLimit } from '../../booking/index.ts'
import {
  auditEventPart,
  findEventPart,
  refuseTooManyParts,
  toCodeTaken,
  updateUnlessCodeTaken,
} from '../event-parts.ts'
import type { EventScope } from '../find.ts'
import { refuseBelowTaken, refuseOrCountRename, TYPE_USAGE_QUERIES } from '../prepare-deletion.ts'
import {
  type AttendeeType,
  insertTypeSql,
  TYPE_PART,
  type TypeRow,
  toRowValues,
  updateTypeSql as updateRow,
} from './queries.ts'

export async function createType(
  work: Work,
  scope: EventScope,
  type: Schemas['NewAttendeeType'],
): Promise<AttendeeType | Refusal<'conflict' | 'invalid_state'>> {
  const wrong = refuseCurrency(type.price, scope.currency) ?? (await refuseTooManyParts(work, TYPE_PART, scope))
  if (wrong) return wrong
  const row: TypeRow = {
    id: newId(work.now),
    code: type.code,
    name: type.name,
    price: type.price?.amount ?? null,
    currency: scope.currency,
    capacity: type.capacity ?? null,
    approval: type.approval ?? false,
    ticket: type.ticket ?? 'per_person',
    created_at: work.now,
    updated_at: work.now,
  }
  const [inserted] = await work.transaction.run(insertTypeSql, toRowValues(scope, row))
  if (!inserted) return toCodeTaken(TYPE_PART, row.code)
  const made = TYPE_PART.show(row)
  auditEventPart(work, TYPE_PART, scope, 'created', null, made)
  return made
}

export async function updateType(
  work: Work,
  scope: EventScope,
  reference: string,
  changes: Schemas['AttendeeTypeChanges'],
): Promise<AttendeeType | Refusal<'not_found' | 'conflict' | 'invalid_state' | 'precondition_failed'>> {
  const type = await findEventPart(work.transaction, TYPE_PART, scope, reference)
  if (isRefusal(type)) return type
  const stale = await refuseStale(work, () => TYPE_PART.show(type))
  if (stale) return stale
  const price = changes.price === undefined ? type.price : (changes.price?.amount ?? null)
  const changed: TypeRow = { ...type, ...changes, price, updated_at: work.now }
  if (isUnchanged(type, changed)) return TYPE_PART.show(type)
  const refusal =
    refuseCurrency(changes.price, type.currency) ??
    (await refuseOrCountRename(work, scope, TYPE_USAGE_QUERIES, type, changed.code)) ??
    (await refuseBelowTaken(work, scope, changed.capacity, {
      what: `attendee type ${type.code}`,
      takenOf: ({ by_type }) => by_type[type.id],
    })) ??
    (await updateUnlessCodeTaken(work, updateRow, toRowValues(scope, changed), toCodeTaken(TYPE_PART, changed.code)))
  if (refusal) return refusal
  const after = TYPE_PART.show(changed)
  auditEventPart(work, TYPE_PART, scope, 'updated', TYPE_PART.show(type), after)
  if (raisesLimit(changed.capacity, type.capacity)) await promoteInBothModes(work, scope.organizationId, scope.eventId)
  return after
}

function refuseCurrency(price: Schemas['Price'] | null | undefined, currency: string): Refusal<'conflict'> | undefined {
  if (!price || price.currency === currency) return undefined
  return refuse('conflict', `The price is in ${price.currency}, but the event's currency is ${currency}.`)
}
