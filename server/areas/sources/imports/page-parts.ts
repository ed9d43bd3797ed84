import type { PlaceNeeds } from '../../booking/index.ts'
import type { ListPage, SourceOrder, SourcePlatformCode } from '../source-platform.ts'

/** What a ticket class is mapped to; `days` null: all days. */
export type TicketClassTarget = { attendeeType: string; days: string[] | null }

export type SourceImportParameters = {
  connection: string
  platform: SourcePlatformCode
  sourceEvent: string
  /** By ticket class; null: not imported. */
  mapping: Record<string, TicketClassTarget | null>
  group: string | null
  sendEmails: boolean
}

export type SourceImportState = {
  /** Position of the next page. */
  after: string[] | null
  isComplete: boolean
  /** Done orders that may reappear: those of the previous page, if the list shifts, and of a page imported in parts. */
  lastOrders: string[]
  /** Pages done, and restarts of the list. */
  pages: number
  restarts: number
  /** The places that a preview would have taken. */
  foreseen: PlaceNeeds | null
}

export const INITIAL_IMPORT_STATE: SourceImportState = {
  after: null,
  isComplete: false,
  lastOrders: [],
  pages: 0,
  restarts: 0,
  foreseen: null,
}

export type PagePart = {
  orders: SourceOrder[]
  total: number | null
  then: Pick<SourceImportState, 'after' | 'isComplete' | 'pages' | 'lastOrders'>
}

/** A larger transaction would block the event loop, and the event's places, for too long. */
const MAX_PEOPLE = 200

/** Until the last part is done, the position stays and `lastOrders` lists what to skip if a crash repeats the page. */
export function splitOrderPage({ items, next, total }: ListPage<SourceOrder>, before: SourceImportState): PagePart[] {
  const { after, lastOrders, pages } = before
  const seen = new Set(lastOrders)
  // If the list shifted between two pages, an order may reappear.
  const orders = items.filter(({ id }) => !seen.has(id) && seen.add(id))
  const groups = groupsOf(orders)
  const taken: string[] = []
  return groups.map((group, n) => {
    taken.push(...group.map(({ id }) => id))
    const isLast = n === groups.length - 1
    const then = isLast
      ? { after: next, isComplete: next === null, pages: pages + 1, lastOrders: items.map(({ id }) => id) }
      : { after, isComplete: false, pages, lastOrders: [...lastOrders, ...taken] }
    return { orders: group, total, then }
  })
}

/** At least one, so that a page without new orders is also committed. */
function groupsOf(orders: SourceOrder[]): SourceOrder[][] {
  const groups: SourceOrder[][] = [[]]
  let people = 0
  for (const order of orders) {
    const { length } = order.attendees
    if (people > 0 && people + length > MAX_PEOPLE) {
      groups.push([])
      people = 0
    }
    groups.at(-1)?.push(order)
    people += length
  }
  return groups
}
