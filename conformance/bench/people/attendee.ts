import type { Attendee } from '#sdk'

export type ResolvedFields = Pick<Attendee, 'group' | 'attendee_type' | 'days' | 'price'>

type Times = 'cancelled_at' | 'created_at' | 'updated_at'

export type BaselineAttendeeRow = Omit<Attendee, keyof ResolvedFields | Times> & Record<Times, Date | null>

export function toApiAttendee(person: BaselineAttendeeRow, { group, attendee_type, days, price }: ResolvedFields) {
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
