import type { components } from '../../../../generated/types.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { isLarger, promoteAfterChange } from '../../booking/index.ts'
import type { EventScope } from '../find.ts'
import { refuseBelowTaken, refuseRename, USERS_OF_TYPE } from '../in-use.ts'
import { auditPart, codeTaken, findPart, refuseTooMany, updateCoded } from '../parts.ts'
import { type AttendeeType, insertType, rowValues, TYPES, type TypeRow, updateType as updateRow } from './queries.ts'

type Schemas = components['schemas']

export async function createType(
  work: Work,
  scope: EventScope,
  type: Schemas['NewAttendeeType'],
): Promise<AttendeeType | Refusal<'conflict' | 'invalid_state'>> {
  const wrong = refuseCurrency(type.price, scope.currency) ?? (await refuseTooMany(work, TYPES, scope))
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
  const [inserted] = await work.transaction.run(insertType, rowValues(scope, row))
  if (!inserted) return codeTaken(TYPES, row.code)
  const made = TYPES.show(row)
  auditPart(work, TYPES, 'created', null, made)
  return made
}

export async function updateType(
  work: Work,
  scope: EventScope,
  reference: string,
  changes: Schemas['AttendeeTypeChanges'],
): Promise<AttendeeType | Refusal<'not_found' | 'conflict' | 'invalid_state'>> {
  const type = await findPart(work.transaction, TYPES, scope, reference)
  if (isRefusal(type)) return type
  const price = changes.price === undefined ? type.price : (changes.price?.amount ?? null)
  const changed: TypeRow = { ...type, ...changes, price, updated_at: work.now }
  if (changesNothing(type, changed)) return TYPES.show(type)
  const refusal =
    refuseCurrency(changes.price, type.currency) ??
    (await refuseRename(work, scope, USERS_OF_TYPE, type, changed.code)) ??
    (await refuseBelowTaken(work, scope, changed.capacity, {
      what: `attendee type ${type.code}`,
      takenOf: ({ by_type }) => by_type[type.id],
    })) ??
    (await updateCoded(work, updateRow, rowValues(scope, changed), () => codeTaken(TYPES, changed.code)))
  if (refusal) return refusal
  const after = TYPES.show(changed)
  auditPart(work, TYPES, 'updated', TYPES.show(type), after)
  if (isLarger(changed.capacity, type.capacity)) await promoteAfterChange(work, scope.organizationId, scope.eventId)
  return after
}

function refuseCurrency(price: Schemas['Price'] | null | undefined, currency: string): Refusal<'conflict'> | undefined {
  if (!price || price.currency === currency) return undefined
  return refuse('conflict', `The price is in ${price.currency}, but the event's currency is ${currency}.`)
}
