import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, owningGroup } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import { insertEvent } from './queries.ts'
import { searchTextOf } from './search-text.ts'
import { codeTaken, type Event, toEvent } from './shape.ts'

type NewEvent = components['schemas']['NewEvent']

export async function createEvent(
  work: Work,
  caller: Caller,
  event: NewEvent,
): Promise<Event | Refusal<'not_found' | 'conflict' | 'api_key_group'>> {
  const group = await owningGroup(work, caller, event.group, 'an event')
  if (isRefusal(group)) return group
  const row: EventRow = {
    id: newId(work.now),
    code: event.code,
    name: event.name,
    description: event.description ?? null,
    group_id: group?.id ?? null,
    group_code: group?.code ?? null,
    timezone: event.timezone,
    currency: event.currency ?? 'EUR',
    language: event.language ?? 'en',
    status: 'draft',
    capacity: event.capacity ?? null,
    waitlist: event.waitlist ?? false,
    approval: event.approval ?? false,
    payment_deadline_days: event.payment_deadline_days ?? 7,
    livemode: caller.key.mode === 'live',
    created_at: work.now,
    updated_at: work.now,
    within_reach: true,
  }
  const [inserted] = await work.transaction.run(insertEvent, [
    ...[caller.organization.id, row.id, row.code, row.name, row.description, row.group_id, row.timezone, row.currency],
    ...[row.language, row.capacity, row.waitlist, row.approval, row.payment_deadline_days, row.livemode],
    ...[searchTextOf(row), row.created_at],
  ])
  if (!inserted) return codeTaken(row.code)
  const made = toEvent(row)
  work.audit({ action: 'event.created', object: { type: 'event', id: row.id }, before: null, after: made })
  return made
}
