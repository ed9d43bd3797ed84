import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, type EventStatus, findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuseLive, refuseState, toKeyGroupRefusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { incrementEventRevisionSql, lockEventSql } from './queries.ts'

export type EventRefusal = Refusal<'not_found' | 'invalid_state' | 'api_key_group' | 'api_key_test_mode'>

const OPEN_TO_CHANGES: EventStatus[] = ['draft', 'published']

export async function lockChangeableEvent(work: Work, caller: Caller, reference: string, statuses = OPEN_TO_CHANGES) {
  const seen = await findVisibleEvent(work.transaction, caller, reference)
  if (isRefusal(seen)) return seen
  work.transaction.defer(lockEventSql, [caller.organization.id, seen.id])
  const event = await findVisibleEvent(work.transaction, caller, seen.id)
  if (isRefusal(event)) return event
  if (!event.within_reach) return toKeyGroupRefusal(caller.key.group?.code, `change the event ${event.code}`)
  if (caller.key.mode === 'test' && event.livemode) return refuseLive('event', event.code)
  if (!statuses.includes(event.status))
    return refuseState(event.status, `The event ${event.code} is ${event.status}, so this cannot be done.`)
  work.transaction.defer(incrementEventRevisionSql, [caller.organization.id, event.id])
  return event
}

export type EventKey = { organizationId: string; eventId: string }

export type EventScope = EventKey & { eventCode: string; timezone: string; currency: string; livemode: boolean }

export async function readEventScope(reader: Reader, caller: Caller, reference: string) {
  const event = await findVisibleEvent(reader, caller, reference)
  return isRefusal(event) ? event : toEventScope(caller, event)
}

/** A change of the event or of a part of it, while the event is locked. */
export type EventChange = EventScope & { work: Work; caller: Caller }

export async function lockEventForChange(work: Work, caller: Caller, reference: string) {
  const event = await lockChangeableEvent(work, caller, reference)
  return isRefusal(event) ? event : toEventChange(work, caller, event)
}

export function toEventChange(work: Work, caller: Caller, event: EventRow): EventChange {
  return { ...toEventScope(caller, event), work, caller }
}

export function toEventScope(caller: Caller, { id, code, timezone, currency, livemode }: EventRow): EventScope {
  return { organizationId: caller.organization.id, eventId: id, eventCode: code, timezone, currency, livemode }
}
