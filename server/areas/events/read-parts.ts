import type { Caller } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'
import { type Cursors, cutPage, readPage } from '../../platform/lists/index.ts'
import { findItem, readScope } from './scope.ts'

type ListCall = { path: { event: string }; query: { limit?: number; cursor?: string }; caller: Caller }

/** Days, attendee types and check-in points are listed alike. */
export function listParts<Row extends { id: string }, Item>(
  reader: Reader,
  cursors: Cursors,
  { operation, statement, item }: { operation: string; statement: Statement; item: (row: Row) => Item },
) {
  return async ({ path, query, caller }: ListCall) => {
    const scope = await readScope(reader, caller, path.event)
    if (isRefusal(scope)) return scope
    const identity = { operation, organizationId: scope.organizationId, filters: { event: scope.eventId } }
    const page = readPage(cursors, identity, query)
    if (isRefusal(page)) return page
    const values = [scope.organizationId, scope.eventId, page.position?.[0] ?? null, page.limit + 1]
    const rows = await reader.run<Row>(statement, values)
    const body = cutPage(cursors, identity, rows, page.limit, { item, position: ({ id }) => [id] })
    return { status: 200 as const, body }
  }
}

type Wanted = { event: string; thing: string; reference: string }

export async function getPart<Row extends object, Item>(
  reader: Reader,
  caller: Caller,
  { event, thing, reference }: Wanted,
  { statement, item }: { statement: Statement; item: (row: Row) => Item },
) {
  const scope = await readScope(reader, caller, event)
  if (isRefusal(scope)) return scope
  const found = await findItem<Row>(reader, statement, scope, thing, reference)
  return isRefusal(found) ? found : { status: 200 as const, body: item(found) }
}
