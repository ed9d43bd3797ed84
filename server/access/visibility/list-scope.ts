import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { ListIdentity } from '../../platform/lists/index.ts'
import type { Caller } from '../callers/index.ts'
import type { EventRow } from './rows.ts'
import { findVisibleEvent } from './visible-event.ts'
import { findVisibleGroup } from './visible-group.ts'

/** What a list across events is narrowed to, as the request names it. */
export type ListScopeNames = { event?: string; group?: string }

export type ListScope = { event: EventRow | null; groupId?: string }

export async function resolveListScope(
  reader: Reader,
  caller: Caller,
  named: ListScopeNames,
): Promise<ListScope | Refusal<'not_found'>> {
  const event = named.event === undefined ? null : await findVisibleEvent(reader, caller, named.event)
  if (isRefusal(event)) return event
  const group = named.group === undefined ? undefined : await findVisibleGroup(reader, caller, named.group)
  return isRefusal(group) ? group : { event, groupId: group?.id }
}

type ListQuery = { limit?: number; cursor?: string; order?: ListIdentity['order'] }

/** A cursor is not valid for a key that sees something else. */
export function buildListIdentity(
  operation: string,
  { organization, key }: Caller,
  { limit: _, cursor: __, order, ...filters }: ListQuery,
  { event, groupId }: ListScope = { event: null },
): ListIdentity {
  const sight = { event: event?.id, groupId, within: key.group?.id, mode: key.mode }
  return { operation, organizationId: organization.id, order, filters: { ...filters, ...sight } }
}
