/** Objects as version 3 of Eventbrite's API documents them. */

const API = 'https://www.eventbriteapi.com/v3'
const CREATED = '2026-03-01T09:00:00Z'

const money = (value: number) => ({
  display: `€${(value / 100).toFixed(2)}`,
  currency: 'EUR',
  value,
  major_value: (value / 100).toFixed(2),
})

const costs = (gross: number) => ({
  base_price: money(gross),
  eventbrite_fee: money(0),
  gross: money(gross),
  payment_fee: money(0),
  tax: money(0),
})

export type EventbriteOrganization = ReturnType<typeof buildEventbriteOrganization>

export function buildEventbriteOrganization(id: string, name = `Organization ${id}`) {
  return { _type: 'organization', name, vertical: 'default', image_id: null, id }
}

export type EventbriteEvent = ReturnType<typeof buildEventbriteEvent>

export function buildEventbriteEvent(id: string, name = `Event ${id}`) {
  const at = (utc: string, local: string) => ({ timezone: 'Europe/Madrid', local, utc })
  return {
    name: { text: name, html: name },
    description: { text: null, html: null },
    url: `https://www.eventbrite.com/e/${id}`,
    start: at('2026-06-05T16:00:00Z', '2026-06-05T18:00:00'),
    end: at('2026-06-06T22:00:00Z', '2026-06-07T00:00:00'),
    created: CREATED,
    changed: CREATED,
    status: 'live',
    currency: 'EUR',
    online_event: false,
    is_free: false,
    id,
    resource_uri: `${API}/events/${id}/`,
  }
}

export type EventbriteTicketClass = ReturnType<typeof buildEventbriteTicketClass>

export function buildEventbriteTicketClass(id: string, name: string, more: object = {}) {
  return {
    resource_uri: `${API}/ticket_classes/${id}/`,
    name,
    description: null,
    donation: false,
    free: false,
    minimum_quantity: 1,
    maximum_quantity: null,
    on_sale_status: 'AVAILABLE',
    quantity_total: 1000,
    quantity_sold: 3,
    hidden: false,
    cost: money(4500),
    id,
    ...more,
  }
}

export type EventbriteAttendee = ReturnType<typeof buildEventbriteAttendee>

type AttendeeInput = {
  id: string
  order: string
  ticketClass: string
  first?: string
  last?: string
  profile?: object
  more?: object
}

export function buildEventbriteAttendee({
  id,
  order,
  ticketClass,
  first = 'Nerea',
  last = `Ibáñez ${id}`,
  profile,
  more,
}: AttendeeInput) {
  return {
    costs: costs(4500),
    resource_uri: `${API}/events/1/attendees/${id}/`,
    id,
    changed: CREATED,
    created: CREATED,
    quantity: 1,
    variant_id: null,
    profile: {
      first_name: first,
      last_name: last,
      name: `${first} ${last}`,
      email: `guest-${id}@example.com`,
      cell_phone: '+34 600 000 000',
      addresses: {},
      ...profile,
    },
    barcodes: [{ status: 'unused', barcode: `${id}001`, created: CREATED, changed: CREATED, is_printed: false }],
    answers: [] as object[],
    checked_in: false,
    cancelled: false,
    refunded: false,
    affiliate: null,
    guestlist_id: null,
    invited_by: null,
    status: 'Attending',
    ticket_class_name: 'Ticket',
    delivery_method: 'electronic',
    event_id: '1',
    order_id: order,
    ticket_class_id: ticketClass,
    ...more,
  }
}

export type EventbriteOrder = ReturnType<typeof buildEventbriteOrder>

export function buildEventbriteOrder(id: string, attendees: EventbriteAttendee[], more: object = {}) {
  return {
    costs: costs(4500 * attendees.length),
    resource_uri: `${API}/orders/${id}/`,
    id,
    changed: CREATED,
    created: CREATED,
    name: `Buyer ${id}`,
    first_name: 'Buyer',
    last_name: id,
    email: `buyer-${id}@example.com`,
    status: 'placed',
    time_remaining: null,
    event_id: '1',
    attendees,
    ...more,
  }
}

/** An order with one person of the ticket class per number. */
export function buildOrderOfTicketClass(id: string, ticketClass: string, numbers: string[], more: object = {}) {
  return buildEventbriteOrder(
    id,
    numbers.map((number) => buildEventbriteAttendee({ id: number, order: id, ticketClass })),
    more,
  )
}
