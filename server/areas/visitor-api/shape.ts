import type { components } from '../../../generated/types.ts'
import type { DayColumns, PublicEventRow, TypeColumns } from './queries.ts'

export type PublicEvent = components['schemas']['PublicEvent']

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
    days: row.days.map((day) => toPublicDay(day, row)),
    attendee_types: row.types.map((type) => toPublicType(type, row)),
  }
}

function toPublicDay(day: DayColumns, { by_day }: PublicEventRow): PublicEvent['days'][number] {
  return {
    code: day.code,
    name: day.name,
    date: day.date,
    starts_at: day.starts_at,
    ends_at: day.ends_at,
    start: new Date(day.start).toISOString(),
    end: new Date(day.end).toISOString(),
    available: placesLeft(day.capacity, by_day[day.id]),
  }
}

function toPublicType(
  type: TypeColumns,
  { by_type, currency, approval }: PublicEventRow,
): PublicEvent['attendee_types'][number] {
  return {
    code: type.code,
    name: type.name,
    price: type.price === null ? null : { amount: type.price, currency },
    // Where the event asks for approval, all its attendee types do.
    approval: approval || type.approval,
    available: placesLeft(type.capacity, by_type[type.id]),
  }
}

/** More can be taken than there are: a capacity may be lowered below what it was. */
function placesLeft(capacity: number | null, taken = 0): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken)
}

function toInstant(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}
