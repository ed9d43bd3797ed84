import { isRefusal, type Refusal } from '../contract/refusal.ts'
import type { CursorCodec, ListIdentity } from './cursor.ts'
import { parsePageRequest, toPageBody } from './page.ts'

export function paginateFixedItems<Item>(
  cursors: CursorCodec,
  list: Pick<ListIdentity, 'operation' | 'organizationId'>,
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
