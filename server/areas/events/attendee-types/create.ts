import type { components } from '../../../../generated/types.ts'
import type { Refusal } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import { refuseTooManyParts } from '../most-parts.ts'
import type { EventScope } from '../scope.ts'
import { codeTaken, refuseCurrency } from './checks.ts'
import { insertType, rowValues } from './queries.ts'
import type { TypeRow } from './rows.ts'
import { type AttendeeType, toType } from './shape.ts'

type NewType = components['schemas']['NewAttendeeType']

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
