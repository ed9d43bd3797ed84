import type { Schemas } from '../../platform/contract/schemas.ts'

type PublicEvent = Schemas['PublicEvent']

/** As read from the database: with places taken instead of available. */
export type PublicEventRow = Omit<PublicEvent, 'available' | 'days' | 'attendee_types'> & {
  approval: boolean
  capacity: number | null
  taken: number
  by_type: Record<string, number>
  by_day: Record<string, number>
  days: (Omit<PublicEvent['days'][number], 'available'> & { id: string; capacity: number | null })[]
  types: TypeColumns[]
}
type TypeColumns = Omit<PublicEvent['attendee_types'][number], 'available' | 'price'> & {
  id: string
  price: number | null
  capacity: number | null
}

export function toPublicEvent(row: PublicEventRow): PublicEvent {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    timezone: row.timezone,
    currency: row.currency,
    language: row.language,
    waitlist: row.waitlist,
    registration_opens_at: toInstant(row.registration_opens_at),
    registration_closes_at: toInstant(row.registration_closes_at),
    available: placesLeft(row.capacity, row.taken),
    days: row.days.map(({ id, capacity, start, end, ...day }) => ({
      ...day,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      available: placesLeft(capacity, row.by_day[id]),
    })),
    attendee_types: row.types.map(({ id, code, name, price, approval, capacity }) => ({
      code,
      name,
      price: price === null ? null : { amount: price, currency: row.currency },
      // An event that requires approval requires it for all its attendee types.
      approval: row.approval || approval,
      available: placesLeft(capacity, row.by_type[id]),
    })),
  }
}

/** Taken may exceed the capacity, which can be lowered later. */
const placesLeft = (capacity: number | null, taken = 0): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken)

const toInstant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString())
