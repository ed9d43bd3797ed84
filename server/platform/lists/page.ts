import type { ErrorCode } from '../../../generated/errors.ts'
import { problem, refuseProblems } from '../contract/problems.ts'
import { isRefusal, type Refusal } from '../contract/refusal.ts'
import type { CursorCodec, CursorScope } from './cursor.ts'
import type { SqlCondition } from './filtered-query.ts'

export type PageRequest = { limit: number; position: string[] | null; newestFirst?: boolean }

export function parsePageRequest(
  cursors: CursorCodec,
  list: CursorScope,
  query: { limit?: number; cursor?: string },
): PageRequest | Refusal<'validation_failed'> {
  const page = { limit: query.limit ?? 50, newestFirst: list.order === 'newest_first' }
  if (query.cursor === undefined) return { ...page, position: null }
  const position = cursors.read(list, query.cursor)
  return position ? { ...page, position } : refuseProblems([problem('query/cursor', 'cursor')])
}

/** The parts of a query that reads one row more than the page, in the order of the page. */
export function buildPageClauses(id: string, { position, limit, newestFirst }: PageRequest) {
  const after: SqlCondition | null = position ? [`${id} ${newestFirst ? '<' : '>'} ?`, position[0]] : null
  const tail: SqlCondition = [`order by ${id}${newestFirst ? ' desc' : ''} limit ?`, limit + 1]
  return { after, tail }
}

/** Approximate. A page ends early rather than exceeding it, but has at least one item. */
export const MAX_PAGE_BYTES = 1024 * 1024

type Shape<Row, Item> = {
  item: (row: Row) => Item
  position: (row: Row) => string[]
  /** The approximate size of the item in bytes, if that is cheaper than measuring all of it. */
  weigh?: (row: Row) => number
}

/** Expects one row more than the limit, if there is one. */
export function toPageBody<Row, Item>(
  cursors: CursorCodec,
  list: CursorScope,
  rows: Row[],
  limit: number,
  shape: Shape<Row, Item>,
) {
  const data = itemsOf(rows.slice(0, limit), shape)
  const last = rows[data.length - 1]
  const hasMore = rows.length > data.length
  return {
    data,
    page: { next_cursor: hasMore && last ? cursors.write(list, shape.position(last)) : null, has_more: hasMore },
  }
}

function itemsOf<Row, Item>(rows: Row[], { item, weigh }: Shape<Row, Item>): Item[] {
  const items: Item[] = []
  let bytes = 0
  for (const row of rows) {
    const shown = item(row)
    bytes += weigh ? weigh(row) : estimateJsonBytes(shown)
    if (bytes > MAX_PAGE_BYTES && items.length > 0) break
    items.push(shown)
  }
  return items
}

/** A page of rows ordered by id. `find` reads one row more than the page has. */
export async function replyPage<Row extends { id: string }, Item, Code extends ErrorCode = never>(
  cursors: CursorCodec,
  list: CursorScope,
  query: { limit?: number; cursor?: string },
  find: (page: PageRequest) => Promise<Row[] | Refusal<Code>>,
  item: (row: Row) => Item,
) {
  const page = parsePageRequest(cursors, list, query)
  if (isRefusal(page)) return page as Refusal<'validation_failed'>
  const rows = await find(page)
  if (isRefusal(rows)) return rows
  const body = toPageBody(cursors, list, rows, page.limit, { item, position: ({ id }) => [id] })
  return { status: 200 as const, body }
}

export function paginateFixedItems<Item>(
  cursors: CursorCodec,
  list: Pick<CursorScope, 'operation' | 'organizationId'>,
  items: readonly Item[],
  query: { limit?: number; cursor?: string },
  nameOf: (item: Item) => string,
) {
  const identity = { ...list, filters: {} }
  const page = parsePageRequest(cursors, identity, query)
  if (isRefusal(page)) return page as Refusal<'validation_failed'>
  const last = page.position?.[0]
  const from = last === undefined ? 0 : items.findIndex((item) => nameOf(item) === last) + 1
  const shape = { item: (item: Item) => item, position: (item: Item) => [nameOf(item)] }
  return toPageBody(cursors, identity, items.slice(from, from + page.limit + 1), page.limit, shape)
}

/** For shorter texts, the length is close enough and faster than counting bytes. */
const SHORT = 64

export function estimateJsonBytes(value: unknown): number {
  if (typeof value === 'string') return 2 + (value.length < SHORT ? value.length : Buffer.byteLength(value))
  if (typeof value !== 'object' || value === null) return 5
  if (value instanceof Date) return 26
  let weight = 2
  if (Array.isArray(value)) {
    for (const item of value) weight += 1 + estimateJsonBytes(item)
    return weight
  }
  const members = value as Record<string, unknown>
  for (const name in members) weight += 4 + name.length + estimateJsonBytes(members[name])
  return weight
}
