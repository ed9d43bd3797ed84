import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { changesNothing } from '../../platform/work/changes-nothing.ts'
import type { Work } from '../../platform/work/work.ts'
import { isLarger, promoteAfterChange } from '../booking/index.ts'
import { moveDaysToTimezone } from './days/acts.ts'
import { type ChangeRefusal, changeableEvent } from './find.ts'
import { refuseBelowTaken } from './in-use.ts'
import { updateCoded } from './parts.ts'
import { countRegistrations, countStructure, updateEvent as updateRow } from './queries.ts'
import { searchTextOf } from './search-text.ts'
import { codeTaken, type Event, toEvent } from './shape.ts'

type Changes = components['schemas']['EventChanges']

export async function updateEvent(
  work: Work,
  caller: Caller,
  reference: string,
  changes: Changes,
): Promise<Event | ChangeRefusal | Refusal<'conflict'>> {
  const event = await changeableEvent(work, caller, reference)
  if (isRefusal(event)) return event
  const changed: EventRow = { ...event, ...changes, updated_at: work.now }
  if (changesNothing(event, changed)) return toEvent(event)
  const values = [
    ...[caller.organization.id, event.id, changed.code, changed.name, changed.description, changed.timezone],
    ...[changed.currency, changed.language, changed.capacity, changed.waitlist, changed.approval],
    ...[changed.payment_deadline_days, searchTextOf(changed), work.now],
  ]
  const refusal =
    (await checkCurrency(work, caller, event, changed)) ??
    (await checkTimezone(work, caller, event, changed)) ??
    (await checkCapacity(work, caller, event, changed)) ??
    (await updateCoded(work, updateRow, values, () => codeTaken(changed.code)))
  if (refusal) return refusal
  const after = toEvent(changed)
  work.audit({ action: 'event.updated', object: { type: 'event', id: event.id }, before: toEvent(event), after })
  if (isLarger(changed.capacity, event.capacity)) await promoteAfterChange(work, caller.organization.id, event.id)
  return after
}

async function checkCurrency(work: Work, caller: Caller, event: EventRow, changed: EventRow) {
  if (event.currency === changed.currency) return undefined
  const key = [caller.organization.id, event.id]
  const [count] = await work.transaction.run<{ priced: number }>(countStructure, key)
  if (count?.priced) {
    return refuse('conflict', `The currency cannot change while attendee types have prices in ${event.currency}.`)
  }
  const [made] = await work.transaction.run<{ with_money: number }>(countRegistrations, key)
  if (!made?.with_money) return undefined
  return refuse('conflict', `The currency cannot change: there are registrations with amounts in ${event.currency}.`, {
    details: { registrations: made.with_money },
  })
}

async function checkCapacity(work: Work, caller: Caller, event: EventRow, changed: EventRow) {
  if (event.capacity === changed.capacity) return undefined
  const scope = { organizationId: caller.organization.id, eventId: event.id }
  const what = { what: `event ${event.code}`, takenOf: ({ taken }: { taken: number }) => taken }
  return refuseBelowTaken(work, scope, changed.capacity, what)
}

async function checkTimezone(work: Work, caller: Caller, event: EventRow, changed: EventRow) {
  if (event.timezone === changed.timezone) return undefined
  return moveDaysToTimezone(work, { organizationId: caller.organization.id, eventId: event.id }, changed.timezone)
}
