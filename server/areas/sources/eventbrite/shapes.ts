import { isCurrency } from '../../../../spec/runtime/formats/currency.ts'
import { isDate } from '../../../../spec/runtime/formats/date-time.ts'
import type { SourceAttendee, SourceEvent, SourceOrder, SourceTicketClass } from '../source-platform.ts'
import * as jsonValues from './json-values.ts'

/** Orders and people in these states do not come, whatever their other fields are. */
const GONE = ['cancelled', 'canceled', 'refunded', 'deleted', 'transferred', 'unpaid']
const GONE_ORDERS = new Set([...GONE, 'started', 'pending', 'abandoned', 'expired'])
const GONE_PEOPLE = new Set([...GONE, 'not attending'])

/** Several times the maximum of a registration. */
const MAX_PEOPLE = 1_000

export function toSourceEvent(value: unknown): SourceEvent {
  const event = jsonValues.requireJsonObject(value)
  const id = jsonValues.requireJsonId(event.id)
  return {
    id,
    name: jsonValues.toText(partOf(event.name).text) || id,
    status: jsonValues.toText(event.status) || 'unknown',
    starts_at: jsonValues.toInstantOrNull(partOf(event.start).utc),
    ends_at: jsonValues.toInstantOrNull(partOf(event.end).utc),
    url: jsonValues.toTextOrNull(event.url),
  }
}

export function toSourceTicketClass(value: unknown): SourceTicketClass {
  const ticketClass = jsonValues.requireJsonObject(value)
  const id = jsonValues.requireJsonId(ticketClass.id)
  return {
    id,
    name: jsonValues.toText(ticketClass.name) || id,
    price: priceOf(partOf(ticketClass.cost)),
    sold: jsonValues.toCountOrNull(ticketClass.quantity_sold),
  }
}

/** Free tickets and donations have no cost. */
function priceOf({ value, currency }: jsonValues.JsonObject): SourceTicketClass['price'] {
  const amount = jsonValues.toCountOrNull(value)
  const code = jsonValues.toText(currency)
  return amount === null || !isCurrency(code) ? null : { amount, currency: code }
}

export function toSourceOrder(value: unknown): SourceOrder {
  const order = jsonValues.requireJsonObject(value)
  const id = jsonValues.requireJsonId(order.id)
  return {
    id,
    isGone: GONE_ORDERS.has(jsonValues.toText(order.status).toLowerCase()),
    email: jsonValues.toTextOrNull(order.email),
    attendees: peopleOf(order.attendees, id).map(toAttendee),
  }
}

function peopleOf(value: unknown, order: string): unknown[] {
  const people = jsonValues.requireJsonList(value)
  if (people.length > MAX_PEOPLE)
    throw new jsonValues.JsonTooLargeError(`more than ${MAX_PEOPLE.toLocaleString('en')} people on the order ${order}`)
  return people
}

function toAttendee(value: unknown): SourceAttendee {
  const attendee = jsonValues.requireJsonObject(value)
  const profile = partOf(attendee.profile)
  return {
    id: jsonValues.requireJsonId(attendee.id),
    ticketClass: jsonValues.requireJsonId(attendee.ticket_class_id),
    isGone:
      attendee.cancelled === true ||
      attendee.refunded === true ||
      GONE_PEOPLE.has(jsonValues.toText(attendee.status).toLowerCase()),
    quantity: jsonValues.toCountOrNull(attendee.quantity) ?? 1,
    ...namesOf(profile),
    email: jsonValues.toTextOrNull(profile.email),
    phone:
      jsonValues.toTextOrNull(profile.cell_phone) ??
      jsonValues.toTextOrNull(profile.home_phone) ??
      jsonValues.toTextOrNull(profile.work_phone),
    dateOfBirth: dateOrNull(jsonValues.toText(profile.birth_date)),
  }
}

/** A single full name is split before its last word. */
function namesOf(profile: jsonValues.JsonObject): { firstName: string; lastName: string } {
  const [firstName, lastName] = [jsonValues.toText(profile.first_name), jsonValues.toText(profile.last_name)]
  if (firstName !== '' || lastName !== '') return { firstName, lastName }
  const words = jsonValues.toText(profile.name).split(/\s+/)
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: words.slice(1).at(-1) ?? '' }
}

const dateOrNull = (text: string) => (isDate(text) ? text : null)

const partOf = (value: unknown): jsonValues.JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as jsonValues.JsonObject) : {}
