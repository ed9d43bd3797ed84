import type { components } from '../../../../generated/types.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Statement } from '../../../platform/database/prepared.ts'
import { isUniqueViolation } from '../../../platform/database/violations.ts'
import { newId } from '../../../platform/ids.ts'
import { changesNothing } from '../../../platform/work/changes-nothing.ts'
import type { Work } from '../../../platform/work/work.ts'
import { isLarger, promoteAfterChange } from '../../booking/index.ts'
import { refuseBelowTaken } from '../capacity.ts'
import { freeType, refuseTypeRename } from '../in-use.ts'
import { refuseTooManyParts } from '../most-parts.ts'
import { type EventScope, findItem, type ScopeInMode } from '../scope.ts'

export type AttendeeType = components['schemas']['AttendeeType']
type NewType = components['schemas']['NewAttendeeType']
type TypeChanges = components['schemas']['AttendeeTypeChanges']
type Price = components['schemas']['Price']

export type TypeRow = {
  id: string
  code: string
  name: string
  price: number | null
  currency: string
  capacity: number | null
  approval: boolean
  ticket: 'per_person' | 'shared'
  created_at: Date
  updated_at: Date
}

const COLUMNS =
  't.*, (select currency from events e where e.organization_id = t.organization_id and e.id = t.event_id) as currency'

export const findType: Statement = {
  name: 'find-attendee-type',
  text: `
select ${COLUMNS} from attendee_types t
where t.organization_id = $1 and t.event_id = $2 and (t.id = $3 or t.code = $3)
order by t.id = $3 desc limit 1`,
}

export const listTypes: Statement = {
  name: 'list-attendee-types',
  text: `
select ${COLUMNS} from attendee_types t
where t.organization_id = $1 and t.event_id = $2 and ($3::text is null or t.id > $3)
order by t.id limit $4`,
}

const insertType: Statement = {
  name: 'insert-attendee-type',
  text: `
insert into attendee_types (organization_id, event_id, id, code, name, price, capacity, approval, ticket, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
on conflict (organization_id, event_id, code) do nothing
returning id`,
}

const updateRow: Statement = {
  name: 'update-attendee-type',
  text: `
update attendee_types set code = $4, name = $5, price = $6, capacity = $7, approval = $8, ticket = $9, updated_at = $10
where organization_id = $1 and event_id = $2 and id = $3`,
}

const deleteRow: Statement = {
  name: 'delete-attendee-type',
  text: 'delete from attendee_types where organization_id = $1 and event_id = $2 and id = $3',
}

export function toType(row: TypeRow): AttendeeType {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    price: row.price === null ? null : { amount: row.price, currency: row.currency },
    capacity: row.capacity,
    approval: row.approval,
    ticket: row.ticket,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function createType(
  work: Work,
  scope: EventScope,
  type: NewType,
): Promise<AttendeeType | Refusal<'conflict' | 'invalid_state'>> {
  const currency = scope.currency ?? ''
  const wrong = refuseCurrency(type.price, currency) ?? (await refuseTooManyParts(work, scope, 'attendee_types'))
  if (wrong) return wrong
  const row: TypeRow = {
    id: newId(work.now),
    code: type.code,
    name: type.name,
    price: type.price?.amount ?? null,
    currency,
    capacity: type.capacity ?? null,
    approval: type.approval ?? false,
    ticket: type.ticket ?? 'per_person',
    created_at: work.now,
    updated_at: work.now,
  }
  const [inserted] = await work.transaction.run(insertType, rowValues(scope, row))
  if (!inserted) return codeTaken(row.code)
  const made = toType(row)
  work.audit({
    action: 'attendee_type.created',
    object: { type: 'attendee_type', id: row.id },
    before: null,
    after: made,
  })
  return made
}

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

export async function deleteType(
  work: Work,
  scope: ScopeInMode,
  reference: string,
): Promise<undefined | Refusal<'not_found' | 'invalid_state'>> {
  const type = await findItem<TypeRow>(work.transaction, findType, scope, 'attendee type', reference)
  if (isRefusal(type)) return type
  const inUse = await freeType(work, scope, type)
  if (inUse) return inUse
  await work.transaction.run(deleteRow, [scope.organizationId, scope.eventId, type.id])
  const object = { type: 'attendee_type', id: type.id }
  work.audit({ action: 'attendee_type.deleted', object, before: toType(type), after: null })
  return undefined
}

function rowValues({ organizationId, eventId }: EventScope, row: TypeRow): unknown[] {
  return [
    ...[organizationId, eventId, row.id, row.code, row.name, row.price, row.capacity, row.approval, row.ticket],
    row.updated_at,
  ]
}

function refuseCurrency(price: Price | null | undefined, currency: string): Refusal<'conflict'> | undefined {
  if (!price || price.currency === currency) return undefined
  return refuse('conflict', `The price is in ${price.currency}, but the event's currency is ${currency}.`)
}

function codeTaken(code: string): Refusal<'conflict'> {
  return refuse('conflict', `The code ${code} is taken by another attendee type of the event.`)
}
