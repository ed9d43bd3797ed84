import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'

export type SourcePlatformCode = Schemas['KnownSourcePlatform']
export type SourceEvent = Schemas['SourceEvent']
export type SourceTicketClass = Schemas['SourceTicketClass']

export type SourceAttendee = {
  id: string
  ticketClass: string
  /** Cancelled, refunded or never paid. */
  isGone: boolean
  /** Number of people under this name. */
  quantity: number
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  dateOfBirth: string | null
}

export type SourceOrder = {
  id: string
  /** The whole order was cancelled, refunded or never completed. */
  isGone: boolean
  email: string | null
  attendees: SourceAttendee[]
}

/** A page of a list; `next` is null at its end. */
export type ListPage<Item> = {
  items: Item[]
  next: string[] | null
  /** Length of the whole list; null if unknown. */
  total: number | null
}

/** Why the platform gave no answer; `not_found` refers to the requested object. */
export type SourceRefusal = Refusal<'source_refused' | 'source_unavailable'>

export type SourceListRequest = { after: string[] | null; limit: number; signal?: AbortSignal }

/** Read-only access to an account on another ticketing platform. */
export type SourceAccount = {
  /** Whether the platform accepts the token. */
  check(signal?: AbortSignal): Promise<SourceRefusal | undefined>
  listEvents(asked: SourceListRequest): Promise<ListPage<SourceEvent> | SourceRefusal>
  listTicketClasses(
    event: string,
    asked: SourceListRequest,
  ): Promise<ListPage<SourceTicketClass> | SourceRefusal | Refusal<'not_found'>>
  /** Pages of orders with their people, from a position on; ends at the first refusal. */
  orders(event: string, after: string[] | null, signal?: AbortSignal): AsyncIterable<OrderPageResult>
}

/** `position_lost`: the platform no longer knows the position; read the list from the start. */
export type OrderPageResult = ListPage<SourceOrder> | SourceRefusal | Refusal<'not_found'> | { kind: 'position_lost' }

export type AccountOptions = {
  token: string
  /** The platform accepted the token before; if it no longer does, the token has expired. */
  wasTaken: boolean
  /** Attempts per request: one while a caller waits, more in the background. */
  patience: 'none' | 'much'
}

export type SourcePlatform = { open(input: AccountOptions): SourceAccount }

/** Reads a list up to a number of pages, because a caller waits and the list may be endless. */
export async function readPagedItems<Item, Refused extends Refusal>(
  most: number,
  read: (after: string[] | null) => Promise<ListPage<Item> | Refused>,
): Promise<Item[] | Refused> {
  const items: Item[] = []
  let after: string[] | null = null
  for (let pages = 0; pages < most; pages += 1) {
    const page: ListPage<Item> | Refused = await read(after)
    if (isRefusal(page)) return page
    items.push(...page.items)
    after = page.next
    if (!after) break
  }
  return items
}
