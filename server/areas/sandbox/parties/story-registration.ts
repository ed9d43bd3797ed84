import { isRefusal } from '../../../platform/contract/refusal.ts'
import {
  type AttendeeRow,
  type Book,
  buildNewAttendees,
  countPlaceNeeds,
  type LockedRegistration,
  type NewAttendee,
  newRegistration,
  placeOrWaitlist,
  refuseFull,
} from '../../booking/index.ts'
import type { Calendar } from '../calendar.ts'
import { deriveGroupId, deriveSandboxId, deriveTicketCode } from '../derive-ids.ts'
import type { BookingPlan } from '../events/registration-story.ts'
import { computeBirthDate } from '../people/people.ts'
import { makeUpFormAnswers } from './answers.ts'
import { bookingStepActions } from './story-steps.ts'

const PAUSE = 5 * 3_600_000

/** Creates a registration and applies its story by the normal booking rules. `position` orders it among all. */
export function createRegistrationFromPlan(book: Book, story: BookingPlan, day: Calendar, position: number) {
  book.work = { ...book.work, now: day.ago(story.ago) }
  const locked = draftHeld(book, story, day, position)
  const full = refuseFull(book.setup, book.places, countPlaceNeeds(locked.attendees))
  placeOrWaitlist(book, locked, full !== undefined)
  const till = { position, payments: [] }
  for (const step of story.steps) {
    book.work = { ...book.work, now: new Date(book.work.now.getTime() + PAUSE) }
    bookingStepActions[step](book, locked, till)
  }
  fixTickets(locked, position, story.codes ?? [])
  return locked
}

function draftHeld(book: Book, story: BookingPlan, day: Calendar, position: number): LockedRegistration {
  const { organizationId, livemode, event } = book.setup
  const { now } = book.work
  const order = position / 10
  const input = {
    attendees: story.people.map((one) => inputOf(book, one, day)),
    external_id: order % 4 === 0 ? `order-${order}` : null,
    note: order % 17 === 5 ? 'Asked for a place near the door.' : null,
  }
  const groupId = story.group === null ? null : deriveGroupId(story.group)
  const registration = {
    ...newRegistration(organizationId, event.id, groupId, livemode, input, now),
    id: deriveSandboxId(`registration ${event.code} ${order}`, position),
  }
  const drafted = buildNewAttendees(book.setup, registration, input.attendees, now, (n) => `${n}`)
  if (isRefusal(drafted)) throw new Error(drafted.message)
  const attendees = drafted.map((row, at): AttendeeRow => {
    const number = story.people[at]?.person.number ?? 0
    return {
      ...row,
      id: deriveSandboxId(`attendee ${registration.id} ${at}`, position + at),
      contact_id: deriveSandboxId(`contact ${number}`, number),
    }
  })
  return { registration, attendees, tickets: [], before: null }
}

function inputOf({ setup }: Book, { person, type, days }: BookingPlan['people'][number], day: Calendar): NewAttendee {
  const { first_name, last_name, email, phone, external_id } = person
  return {
    attendee_type: type,
    first_name,
    last_name,
    email,
    phone,
    external_id,
    date_of_birth: computeBirthDate(person, day.year),
    ...(days ? { days } : {}),
    answers: makeUpFormAnswers(setup, type, person.number),
  }
}

/** Replaces the random ids and codes of the tickets by deterministic ones. */
function fixTickets({ registration, attendees, tickets }: LockedRegistration, position: number, codes: string[]): void {
  const names = tickets.map((_, n) => `${registration.id} ${n}`)
  const ids = new Map(tickets.map(({ id }, n) => [id, deriveSandboxId(`ticket ${names[n]}`, position + n)]))
  const fixed = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  for (const [n, ticket] of tickets.entries()) {
    ticket.id = fixed(ticket.id) ?? ''
    ticket.replaces = fixed(ticket.replaces)
    ticket.replaced_by = fixed(ticket.replaced_by)
    ticket.code = codes[n] ?? deriveTicketCode(names[n] ?? '')
  }
  for (const attendee of attendees) attendee.ticket_ids = attendee.ticket_ids.flatMap((id) => fixed(id) ?? [])
}
