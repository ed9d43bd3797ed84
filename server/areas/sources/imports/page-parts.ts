import type { Needs } from '../../booking/index.ts'
import type { Listed, PlatformCode, SourceOrder } from '../source-platform.ts'

/** What people with a ticket class become: an attendee type on some days, or on all where that is null. */
export type Target = { attendeeType: string; days: string[] | null }

export type ImportParameters = {
  connection: string
  platform: PlatformCode
  sourceEvent: string
  /** By ticket class; null for those who are not brought over. */
  mapping: Record<string, Target | null>
  group: string | null
  sendEmails: boolean
}

export type ImportState = {
  /** Where the orders go on. */
  after: string[] | null
  /** Every page was taken. */
  isComplete: boolean
  /**
   * The orders of the page before, as the list may move between two pages so that the next one begins with some of them; and those of the
   * page at `after` that were taken, where it is taken in parts.
   */
  lastOrders: string[]
  /** How many pages were taken, and how often the list had to be begun anew; jobs of earlier releases do not tell. */
  pages?: number
  restarts?: number
  /** What a preview would have taken of the event's places. */
  foreseen: Needs | null
}

/** From the first page on. */
export const BEGINNING: ImportState = { after: null, isComplete: false, lastOrders: [], foreseen: null }

/** Some orders of a page, and where the import is once they are taken. */
export type PagePart = {
  orders: SourceOrder[]
  total: number | null
  then: Pick<ImportState, 'after' | 'isComplete' | 'pages' | 'lastOrders'>
}

/** Placing more in one transaction would hold up everybody else, in this process and at the event. */
const MAX_PEOPLE = 200

/**
 * Cuts a page where it has many people. Until its last part is taken the import stays at the page, and knows its orders that were taken:
 * who goes on after a crash reads the page again and passes over them.
 */
export function partsOf({ items, next, total }: Listed<SourceOrder>, before: ImportState): PagePart[] {
  const { after, lastOrders, pages = 0 } = before
  const seen = new Set(lastOrders)
  // Where the platform's list moved between two pages, an order may come again.
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

/** One at least, so that a page without new orders is taken too. */
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
