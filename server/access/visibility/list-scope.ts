import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { type CursorCodec, type CursorScope, parsePageRequest, toPageBody } from '../../platform/lists/index.ts'
import type { Caller } from '../callers/index.ts'
import type { EventRow } from './rows.ts'
import { findVisibleEvent } from './visible-event.ts'
import { findVisibleGroup } from './visible-group.ts'

/** What a list is narrowed to: one event or all that the caller can see, and a group with those below it. */
export type ListScope = { event: EventRow | null; groupId?: string }

type ListQuery = { limit?: number; cursor?: string; order?: CursorScope['order']; event?: string; group?: string }

type ListCall = { path: { event?: string }; query: ListQuery; caller: Caller }

/** A page of a list that is narrowed by the path to an event, or by the query; `reply` makes the answer of its rows. */
export async function openScopedList(
  reader: Reader,
  cursors: CursorCodec,
  operation: string,
  { path, query: { event = path.event, group, ...query }, caller }: ListCall,
) {
  const scope = await resolveListScope(reader, caller, event, group)
  if (isRefusal(scope)) return scope
  const identity = buildCursorScope(operation, caller, query, scope)
  const page = parsePageRequest(cursors, identity, query)
  if (isRefusal(page)) return page
  const reply = <Row extends { id: string }, Item>(rows: Row[], item: (row: Row) => Item, limit = page.limit) => {
    const body = toPageBody(cursors, identity, rows, limit, { item, position: ({ id }) => [id] })
    return { status: 200 as const, body }
  }
  return { scope, page, reply }
}

export async function resolveListScope(
  reader: Reader,
  caller: Caller,
  eventReference: string | undefined,
  groupReference?: string,
): Promise<ListScope | Refusal<'not_found'>> {
  const event = eventReference === undefined ? null : await findVisibleEvent(reader, caller, eventReference)
  if (isRefusal(event)) return event
  const group = groupReference === undefined ? undefined : await findVisibleGroup(reader, caller, groupReference)
  return isRefusal(group) ? group : { event, groupId: group?.id }
}

/** A cursor is not valid for a key that sees something else. */
export function buildCursorScope(
  operation: string,
  { organization, key }: Caller,
  { limit: _, cursor: __, order, ...filters }: ListQuery,
  { event, groupId }: ListScope = { event: null },
): CursorScope {
  const sight = { event: event?.id, groupId, within: key.group?.id, mode: key.mode }
  return { operation, organizationId: organization.id, order, filters: { ...filters, ...sight } }
}
