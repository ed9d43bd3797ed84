import type { components } from '../../../generated/types.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'

type Schemas = components['schemas']
export type PlatformCode = Schemas['KnownSourcePlatform']
export type SourceEvent = Schemas['SourceEvent']
export type SourceTicketClass = Schemas['SourceTicketClass']

/** Somebody on an order, in words that every platform can be put into. */
export type SourceAttendee = {
  id: string
  ticketClass: string
  /** They do not come: cancelled, refunded, never paid for. */
  isGone: boolean
  /** How many people stand behind the name. */
  quantity: number
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  dateOfBirth: string | null
}

export type SourceOrder = {
  id: string
  /** Nobody of it comes: cancelled, refunded, never completed. */
  isGone: boolean
  email: string | null
  attendees: SourceAttendee[]
}

/** Some of a list, and where it goes on; null at its end. */
export type Listed<Item> = {
  items: Item[]
  next: string[] | null
  /** How many there are on the whole list; null where the platform does not say. */
  total: number | null
}

/** Why the platform did not answer. `not_found` is about what was asked for. */
export type SourceRefusal = Refusal<'source_refused' | 'source_unavailable'>

export type ListRequest = { after: string[] | null; limit: number; signal?: AbortSignal }

/** Reads an account on another ticketing platform, and never changes anything there. */
export type SourceAccount = {
  /** Whether the platform takes the token. */
  check(signal?: AbortSignal): Promise<SourceRefusal | undefined>
  listEvents(asked: ListRequest): Promise<Listed<SourceEvent> | SourceRefusal>
  listTicketClasses(
    event: string,
    asked: ListRequest,
  ): Promise<Listed<SourceTicketClass> | SourceRefusal | Refusal<'not_found'>>
  /** The orders with everybody on them, page after page from where an earlier reading ended; it ends with the first refusal. */
  orders(event: string, after: string[] | null, signal?: AbortSignal): AsyncIterable<OrderPage>
}

export type OrderPage = Listed<SourceOrder> | SourceRefusal | Refusal<'not_found'> | PositionLost

/** The platform no longer knows the position, so that the list has to be read from its beginning. */
export type PositionLost = { kind: 'position_lost' }

export type AccountInput = {
  token: string
  /** Whether the platform took the token before: then it has ended since. */
  wasTaken: boolean
  /** How often an answer is asked for that does not come: once where somebody waits, more often in the background. */
  patience: 'none' | 'much'
}

/** What makes a platform's accounts readable. */
export type SourcePlatform = { name: string; open(input: AccountInput): SourceAccount }

/** All of a list, or as many pages of it: one that never ends would be read while somebody waits. */
export async function readPages<Item, Refused extends Refusal>(
  most: number,
  read: (after: string[] | null) => Promise<Listed<Item> | Refused>,
): Promise<Item[] | Refused> {
  const items: Item[] = []
  let after: string[] | null = null
  for (let pages = 0; pages < most; pages += 1) {
    const page: Listed<Item> | Refused = await read(after)
    if (isRefusal(page)) return page
    items.push(...page.items)
    after = page.next
    if (!after) break
  }
  return items
}
