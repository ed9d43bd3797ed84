import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { isUnchanged } from '../../../platform/work/is-unchanged.ts'
import { refuseStale } from '../../../platform/work/precondition.ts'
import { promoteInBothModes, raisesLimit } from '../../booking/index.ts'
import { auditEventPart, findEventPart, insertEventPart, refuseTooManyParts, updateEventPart } from '../event-parts.ts'
import type { EventChange } from '../find.ts'
import { refuseCapacityBelowTaken, refuseRenameOfUsedCode, TYPE_USAGE_QUERIES } from '../prepare-deletion.ts'
import { ATTENDEE_TYPE_PART, type AttendeeTypeRow } from './queries.ts'

export async function createType(change: EventChange, type: Schemas['NewAttendeeType']) {
  const { work } = change
  const wrong = refuseCurrency(type.price, change.currency) ?? (await refuseTooManyParts(change, ATTENDEE_TYPE_PART))
  if (wrong) return wrong
  const row: AttendeeTypeRow = {
    id: newId(work.now),
    code: type.code,
    name: type.name,
    price: type.price?.amount ?? null,
    currency: change.currency,
    capacity: type.capacity ?? null,
    approval: type.approval ?? false,
    ticket: type.ticket ?? 'per_person',
    created_at: work.now,
    updated_at: work.now,
  }
  const taken = await insertEventPart(change, ATTENDEE_TYPE_PART, row)
  if (taken) return taken
  const made = ATTENDEE_TYPE_PART.show(row)
  auditEventPart(change, ATTENDEE_TYPE_PART, 'created', null, made)
  return made
}

export async function updateType(change: EventChange, reference: string, changes: Schemas['AttendeeTypeChanges']) {
  const { work } = change
  const type = await findEventPart(work.transaction, ATTENDEE_TYPE_PART, change, reference)
  if (isRefusal(type)) return type
  const stale = await refuseStale(work, () => ATTENDEE_TYPE_PART.show(type))
  if (stale) return stale
  const price = changes.price === undefined ? type.price : (changes.price?.amount ?? null)
  const changed: AttendeeTypeRow = { ...type, ...changes, price, updated_at: work.now }
  if (isUnchanged(type, changed)) return ATTENDEE_TYPE_PART.show(type)
  const refusal =
    refuseCurrency(changes.price, type.currency) ??
    (await refuseRenameOfUsedCode(change, TYPE_USAGE_QUERIES, type, changed.code)) ??
    (await refuseCapacityBelowTaken(change, changed.capacity, {
      what: `attendee type ${type.code}`,
      takenOf: ({ by_type }) => by_type[type.id],
    })) ??
    (await updateEventPart(change, ATTENDEE_TYPE_PART, changed))
  if (refusal) return refusal
  const after = ATTENDEE_TYPE_PART.show(changed)
  auditEventPart(change, ATTENDEE_TYPE_PART, 'updated', ATTENDEE_TYPE_PART.show(type), after)
  if (raisesLimit(changed.capacity, type.capacity))
    await promoteInBothModes(work, change.organizationId, change.eventId)
  return after
}

function refuseCurrency(price: Schemas['Price'] | null | undefined, currency: string): Refusal<'conflict'> | undefined {
  if (!price || price.currency === currency) return undefined
  return refuse('conflict', `The price is in ${price.currency}, but the event's currency is ${currency}.`)
}
