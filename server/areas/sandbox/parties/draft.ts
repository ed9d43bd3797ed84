import { isRefusal } from '../../../platform/contract/refusal.ts'
import {
  type AttendeeRow,
  type Book,
  draftAttendees,
  type HeldRegistration,
  type NewAttendee,
  type RegistrationRow,
} from '../../booking/index.ts'
import type { BuildDay } from '../calendar.ts'
import { fixedId } from '../fixed-ids.ts'
import { birthDateOf } from '../people/people.ts'
import { contactIdOf, groupIdOf } from '../rows/ids.ts'
import { answerForm } from './answers.ts'
import type { Story } from './story.ts'

/** The registration as it is when its people have said who they are, and nothing is decided yet. */
export function draftHeld(book: Book, story: Story, day: BuildDay, position: number): HeldRegistration {
  const registration = draftRegistration(book, story, position)
  const inputs = story.people.map((one) => inputOf(book, one, day))
  const drafted = draftAttendees(book.setup, registration, inputs, book.work.now, (n) => `${n}`)
  if (isRefusal(drafted)) throw new Error(drafted.message)
  const attendees = drafted.map((row, at): AttendeeRow => {
    const number = story.people[at]?.person.number ?? 0
    return { ...row, id: fixedId(`attendee ${registration.id} ${at}`, position + at), contact_id: contactIdOf(number) }
  })
  return { registration, attendees, tickets: [], before: null }
}

function draftRegistration(book: Book, { people, group }: Story, position: number): RegistrationRow {
  const { organizationId, livemode, event } = book.setup
  const { now } = book.work
  const order = position / 10
  return {
    organization_id: organizationId,
    id: fixedId(`registration ${event.code} ${order}`, position),
    event_id: event.id,
    group_id: group === null ? null : groupIdOf(group),
    livemode,
    status: 'pending',
    email: people.find(({ person }) => person.email)?.person.email ?? null,
    external_id: order % 4 === 0 ? `order-${order}` : null,
    note: order % 17 === 5 ? 'Asked for a place near the door.' : null,
    send_ticket_emails: true,
    is_fixture: false,
    ...{ amount_total: 0, amount_paid: 0, amount_refunded: 0 },
    ...{ payment_due_at: null, confirmed_at: null, cancelled_at: null },
    created_at: now,
    updated_at: now,
  }
}

function inputOf({ setup }: Book, { person, type, days }: Story['people'][number], day: BuildDay): NewAttendee {
  const { first_name, last_name, email, phone, external_id } = person
  return {
    ...{ attendee_type: type, first_name, last_name, email, phone, external_id },
    date_of_birth: birthDateOf(person, day.year),
    ...(days ? { days } : {}),
    answers: answerForm(setup, type, person.number),
  }
}
