import { refuseProblems } from '../contract/problems.ts'
import type { Refusal } from '../contract/refusal.ts'
import type { Cursors, ListIdentity } from './cursor.ts'

export type PageRequest = { limit: number; position: string[] | null }

/** Where to begin: at the start, or after the position that the cursor holds. */
export function readPage(
  cursors: Cursors,
  list: ListIdentity,
  query: { limit?: number; cursor?: string },
): PageRequest | Refusal<'validation_failed'> {
  const limit = query.limit ?? 50
  if (query.cursor === undefined) return { limit, position: null }
  const position = cursors.read(list, query.cursor)
  if (position) return { limit, position }
  const message = 'The parameter cursor must be the next_cursor of a page of this list, with the same filters.'
  return refuseProblems([{ path: 'query/cursor', message }])
}

/** Cuts a page out of rows of which one more than the limit was asked for. */
export function cutPage<Row, Item>(
  cursors: Cursors,
  list: ListIdentity,
  rows: Row[],
  limit: number,
  shape: { item: (row: Row) => Item; position: (row: Row) => string[] },
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = rows.length > limit
  return {
    data: shown.map(shape.item),
    page: { next_cursor: hasMore && last ? cursors.write(list, shape.position(last)) : null, has_more: hasMore },
  }
}
