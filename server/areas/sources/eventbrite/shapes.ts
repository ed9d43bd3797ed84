import { isCurrency } from '../../../../spec/runtime/formats/currency.ts'
import { isDate } from '../../../../spec/runtime/formats/date-time.ts'
import type { SourceAttendee, SourceEvent, SourceOrder, SourceTicketClass } from '../source-platform.ts'
import {
  type JsonObject,
  requireId,
  requireList,
  requireObject,
  TooLargeError,
  toCountOrNull,
  toInstantOrNull,
  toText,
  toTextOrNull,
} from './json-values.ts'

/** Orders and people in these states do not come, whatever their other fields are. */
const GONE = ['cancelled', 'canceled', 'refunded', 'deleted', 'transferred', 'unpaid']
const GONE_ORDERS = new Set([...GONE, 'started', 'pending', 'abandoned', 'expired'])
const GONE_PEOPLE = new Set([...GONE, 'not attending'])

/** Several times the maximum of a registration. */
const MAX_PEOPLE = 1_000

export function toSourceEvent(value: unknown): SourceEvent {
  const event = requireObject(value)
  const id = requireId(event.id)
  return {
    id,
    name: toText(partOf(event.name).text) || id,
    status: toText(event.status) || 'unknown',
    starts_at: toInstantOrNull(partOf(event.start).utc),
    ends_at: toInstantOrNull(partOf(event.end).utc),
    url: toTextOrNull(event.url),
  }
}

export function toSourceTicketClass(value: unknown): SourceTicketClass {
  const ticketClass = requireObject(value)
  const id = requireId(ticketClass.id)
  return {
    id,
    name: toText(ticketClass.name) || id,
    price: priceOf(partOf(ticketClass.cost)),
    sold: toCountOrNull(ticketClass.quantity_sold),
  }
}

/** Free tickets and donations have no cost. */
function priceOf({ value, currency }: JsonObject): SourceTicketClass['price'] {
  const amount = toCountOrNull(value)
  const code = toText(currency)
  return amount === null || !isCurrency(code) ? null : { amount, currency: code }
}

export function toSourceOrder(value: unknown): SourceOrder {
  const order = requireObject(value)
  const id = requireId(order.id)
  return {
    id,
    isGone: GONE_ORDERS.has(toText(order.status).toLowerCase()),
    email: toTextOrNull(order.email),
    attendees: peopleOf(order.attendees, id).map(toAttendee),
  }
}

function peopleOf(value: unknown, order: string): unknown[] {
  const people = requireList(value)
  if (people.length > MAX_PEOPLE)
    throw new TooLargeError(`more than ${MAX_PEOPLE.toLocaleString('en')} people on the order ${order}`)
  return people
}

function toAttendee(value: unknown): SourceAttendee {
  const attendee = requireObject(value)
  const profile = partOf(attendee.profile)
  return {
    id: requireId(attendee.id),
    ticketClass: requireId(attendee.ticket_class_id),
    isGone:
      attendee.cancelled === true ||
      attendee.refunded === true ||
      GONE_PEOPLE.has(toText(attendee.status).toLowerCase()),
    quantity: toCountOrNull(attendee.quantity) ?? 1,
    ...namesOf(profile),
    email: toTextOrNull(profile.email),
    phone: toTextOrNull(profile.cell_phone) ?? toTextOrNull(profile.home_phone) ?? toTextOrNull(profile.work_phone),
    dateOfBirth: dateOrNull(toText(profile.birth_date)),
  }
}

/** A single full name is split before its last word. */
function namesOf(profile: JsonObject): { firstName: string; lastName: string } {
  const [firstName, lastName] = [toText(profile.first_name), toText(profile.last_name)]
  if (firstName !== '' || lastName !== '') return { firstName, lastName }
  const words = toText(profile.name).split(/\s+/)
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: words.slice(1).at(-1) ?? '' }
}

const dateOrNull = (text: string) => (isDate(text) ? text : null)

const partOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
