import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, visibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { type ChangeRefusal, changeableEvent } from './find.ts'

/** The event that a part of its structure belongs to. */
export type EventScope = { organizationId: string; eventId: string; timezone: string; currency?: string }

/** The same where it matters whether the event is a live one. */
export type ScopeInMode = EventScope & { livemode: boolean }

export async function readScope(
  reader: Reader,
  caller: Caller,
  reference: string,
): Promise<ScopeInMode | Refusal<'not_found'>> {
  const event = await visibleEvent(reader, caller, reference)
  return isRefusal(event) ? event : scopeOf(caller, event)
}

export async function changeScope(work: Work, caller: Caller, reference: string): Promise<ScopeInMode | ChangeRefusal> {
  const event = await changeableEvent(work, caller, reference)
  return isRefusal(event) ? event : scopeOf(caller, event)
}

export function scopeOf(caller: Caller, { id, timezone, currency, livemode }: EventRow): ScopeInMode {
  return { organizationId: caller.organization.id, eventId: id, timezone, currency, livemode }
}

export async function findItem<Row extends object>(
  reader: Reader,
  statement: Statement,
  { organizationId, eventId }: EventScope,
  thing: string,
  reference: string,
): Promise<Row | Refusal<'not_found'>> {
  const [found] = await reader.run<Row>(statement, [organizationId, eventId, reference])
  return found ?? refuse('not_found', `There is no ${thing} ${reference} in this event.`)
}
