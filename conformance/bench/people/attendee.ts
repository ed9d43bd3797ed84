/** What the floors know of a person before they answer it as the API does. */
export type FloorPerson = {
  id: string
  registration_id: string
  event_id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  date_of_birth: string | null
  external_id: string | null
  status: string
  cancelled_at: Date | null
  answers: object
  ticket_ids: string[]
  contact_id: string | null
  livemode: boolean
  created_at: Date
  updated_at: Date
}

export type FloorNames = { group: string | null; attendee_type: string; days: string[]; price: object }

export function attendeeOf(person: FloorPerson, { group, attendee_type, days, price }: FloorNames) {
  return {
    id: person.id,
    registration_id: person.registration_id,
    event_id: person.event_id,
    group,
    attendee_type,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    phone: person.phone,
    date_of_birth: person.date_of_birth,
    external_id: person.external_id,
    days,
    status: person.status,
    cancelled_at: person.cancelled_at,
    price,
    answers: person.answers,
    ticket_ids: person.ticket_ids,
    contact_id: person.contact_id,
    livemode: person.livemode,
    created_at: person.created_at,
    updated_at: person.updated_at,
  }
}
