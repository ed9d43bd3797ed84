import { isCurrency } from '../../../platform/formats/currency.ts'
import { isDate } from '../../../platform/formats/date-time.ts'
import type { SourceAttendee, SourceEvent, SourceOrder, SourceTicketClass } from '../source-platform.ts'
import {
  countOrNull,
  type Fields,
  fieldsOf,
  idOf,
  instantOrNull,
  listOf,
  TooLarge,
  textOf,
  textOrNull,
} from './read.ts'

/** Orders and people in these states do not come, whatever their other fields are. */
const GONE_ORDERS = new Set([
  'cancelled',
  'canceled',
  'refunded',
  'deleted',
  'transferred',
  'started',
  'pending',
  'unpaid',
  'abandoned',
  'expired',
])
const GONE_PEOPLE = new Set(['cancelled', 'canceled', 'refunded', 'deleted', 'transferred', 'not attending', 'unpaid'])

/** Several times the maximum of a registration. */
const MAX_PEOPLE = 1_000

export function toSourceEvent(value: unknown): SourceEvent {
  const event = fieldsOf(value, 'An event')
  const id = idOf(event.id, 'The id of an event')
  return {
    id,
    name: textOf(partOf(event.name).text) || id,
    status: textOf(event.status) || 'unknown',
    starts_at: instantOrNull(partOf(event.start).utc),
    ends_at: instantOrNull(partOf(event.end).utc),
    url: textOrNull(event.url),
  }
}

export function toTicketClass(value: unknown): SourceTicketClass {
  const ticketClass = fieldsOf(value, 'A ticket class')
  const id = idOf(ticketClass.id, 'The id of a ticket class')
  return {
    id,
    name: textOf(ticketClass.name) || id,
    price: priceOf(partOf(ticketClass.cost)),
    sold: countOrNull(ticketClass.quantity_sold),
  }
}

/** Free tickets and donations have no cost. */
function priceOf({ value, currency }: Fields): SourceTicketClass['price'] {
  const amount = countOrNull(value)
  const code = textOf(currency)
  return amount === null || !isCurrency(code) ? null : { amount, currency: code }
}

export function toOrder(value: unknown): SourceOrder {
  const order = fieldsOf(value, 'An order')
  const id = idOf(order.id, 'The id of an order')
  return {
    id,
    isGone: GONE_ORDERS.has(textOf(order.status).toLowerCase()),
    email: textOrNull(order.email),
    attendees: peopleOf(order.attendees, id).map(toAttendee),
  }
}

function peopleOf(value: unknown, order: string): unknown[] {
  const people = listOf(value, `The attendees of the order ${order}`)
  if (people.length > MAX_PEOPLE)
    throw new TooLarge(`more than ${MAX_PEOPLE.toLocaleString('en')} people on the order ${order}`)
  return people
}

function toAttendee(value: unknown): SourceAttendee {
  const attendee = fieldsOf(value, 'An attendee')
  const profile = partOf(attendee.profile)
  return {
    id: idOf(attendee.id, 'The id of an attendee'),
    ticketClass: idOf(attendee.ticket_class_id, 'The ticket class of an attendee'),
    isGone:
      attendee.cancelled === true ||
      attendee.refunded === true ||
      GONE_PEOPLE.has(textOf(attendee.status).toLowerCase()),
    quantity: countOrNull(attendee.quantity) ?? 1,
    ...namesOf(profile),
    email: textOrNull(profile.email),
    phone: textOrNull(profile.cell_phone) ?? textOrNull(profile.home_phone) ?? textOrNull(profile.work_phone),
    dateOfBirth: dateOrNull(textOf(profile.birth_date)),
  }
}

/** A single full name is split before its last word. */
function namesOf(profile: Fields): { firstName: string; lastName: string } {
  const [firstName, lastName] = [textOf(profile.first_name), textOf(profile.last_name)]
  if (firstName !== '' || lastName !== '') return { firstName, lastName }
  const words = textOf(profile.name).split(/\s+/)
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: words.slice(1).at(-1) ?? '' }
}

const dateOrNull = (text: string) => (isDate(text) ? text : null)

const partOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
