import { buildLoopYielder } from '../../../platform/yield-event-loop.ts'
import type { ListPage, SourceListRequest, SourceRefusal } from '../source-platform.ts'
import * as eventbriteGet from './eventbrite-get.ts'
import * as jsonValues from './json-values.ts'
import { splitJsonList } from './split-json-list.ts'

/** The largest page that the platform returns. */
const MAX_ITEMS = 50

export type EventbritePageReader = <Item>(
  list: { path: string; items: string; query?: Record<string, string> },
  toItem: (value: unknown) => Item,
  asked: SourceListRequest,
) => Promise<ListPage<Item> | SourceRefusal | eventbriteGet.NotFoundOrBadRequest>

/** Reads one page of a list; all lists of the platform have the same format. */
export function buildPageReader(ask: eventbriteGet.EventbriteGet): EventbritePageReader {
  return async ({ path, items, query }, toItem, { after, limit, signal }) => {
    const size = { page_size: String(Math.min(limit, MAX_ITEMS)) }
    const answer = await ask(path, { ...query, ...size, ...whereTo(after) }, signal)
    if ('kind' in answer) return answer
    try {
      const read = await readItems(answer.body, items, toItem)
      const page = readPagination(read.fields.pagination)
      // A position that leads to itself would be an endless loop.
      if (page.next && after && page.next.join() === after.join()) return eventbriteGet.toUnreadableRefusal()
      return { items: read.items, ...page }
    } catch (error) {
      if (error instanceof jsonValues.UnreadableJsonError) return eventbriteGet.toUnreadableRefusal()
      if (error instanceof jsonValues.JsonTooLargeError) return eventbriteGet.toTooLargeRefusal(error.message)
      throw error
    }
  }
}

/** The next position: a continuation if the platform returns one, else a page number. */
function readPagination(value: unknown): Pick<ListPage<never>, 'next' | 'total'> {
  const { has_more_items, continuation, page_number, object_count } = jsonValues.requireJsonObject(value)
  const total = jsonValues.toCountOrNull(object_count)
  if (has_more_items !== true) return { next: null, total }
  const token = jsonValues.toText(continuation)
  if (token !== '') return { next: ['continuation', token], total }
  return { next: ['page', String(Number(jsonValues.requireJsonId(page_number)) + 1)], total }
}

function whereTo(after: string[] | null): Record<string, string> {
  const [name, value] = after ?? []
  return name === undefined || value === undefined ? {} : { [name]: value }
}

/** Parsed at once, which blocks the event loop. An order of 200 people is smaller. */
const MAX_PARSED_BYTES = 1024 * 1024

/** Parses a list item by item, yielding to the event loop in between. */
async function readItems<Item>(body: Buffer, list: string, toItem: (value: unknown) => Item) {
  const yieldLoop = buildLoopYielder()
  const cut = await splitJsonList(body, list, yieldLoop)
  const fields = jsonValues.requireJsonObject(parse(cut.around))
  const items = jsonValues.requireJsonList(fields[list]).map(toItem)
  for (const item of cut.items) {
    await yieldLoop()
    items.push(toItem(parse(item)))
  }
  return { fields, items }
}

function parse(part: Buffer): unknown {
  if (part.length > MAX_PARSED_BYTES) throw new jsonValues.JsonTooLargeError('one object of more than 1 MB')
  try {
    return JSON.parse(part.toString('utf8'))
  } catch {
    throw new jsonValues.UnreadableJsonError()
  }
}
