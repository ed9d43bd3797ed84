import { addPath, isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { normalizeEmail, normalizeName, type PersonData, toPersonSearchText } from '../identity-keys.ts'
import type { AttendeeRow, RegistrationRow } from '../rows.ts'
import { type EventSetup, findAttendeeType, findEventDay } from '../setup/event-setup.ts'

export function newRegistration(
  organizationId: string,
  eventId: string,
  groupId: string | null,
  livemode: boolean,
  input: Schemas['NewRegistration'],
  now: Date,
): RegistrationRow {
  return {
    organization_id: organizationId,
    id: newId(now),
    event_id: eventId,
    group_id: groupId,
    livemode,
    status: 'pending',
    email: normalizeEmail(input.email ?? input.attendees.find(({ email }) => email)?.email),
    external_id: input.external_id ?? null,
    note: input.note ?? null,
    send_ticket_emails: input.send_ticket_emails ?? true,
    is_fixture: false,
    amount_total: 0,
    amount_paid: 0,
    amount_refunded: 0,
    payment_due_at: null,
    confirmed_at: null,
    cancelled_at: null,
    created_at: now,
    updated_at: now,
  }
}

export type NewAttendee = Schemas['NewAttendee']

/** New rows, with ids in place of codes, not yet placed. */
export function buildNewAttendees(
  setup: EventSetup,
  registration: RegistrationRow,
  inputs: NewAttendee[],
  now: Date,
  pathOf: (n: number) => string,
): AttendeeRow[] | Refusal<'not_found'> {
  const attendees: AttendeeRow[] = []
  for (const [n, input] of inputs.entries()) {
    const attendee = draftAttendee(setup, registration, input, now, pathOf(n))
    if (isRefusal(attendee)) return attendee
    attendees.push(attendee)
  }
  return attendees
}

function draftAttendee(
  setup: EventSetup,
  registration: RegistrationRow,
  input: NewAttendee,
  now: Date,
  path: string,
): AttendeeRow | Refusal<'not_found'> {
  const type = findAttendeeType(setup, input.attendee_type)
  if (isRefusal(type)) return addPath(type, `${path}/attendee_type`)
  const days = findDayIds(setup, input.days)
  if (isRefusal(days)) return addPath(days, `${path}/days`)
  const identified = normalizePersonData(input)
  return {
    organization_id: registration.organization_id,
    id: newId(now),
    event_id: registration.event_id,
    registration_id: registration.id,
    group_id: registration.group_id,
    contact_id: null,
    livemode: registration.livemode,
    attendee_type_id: type.id,
    ...identified,
    date_of_birth: input.date_of_birth ?? null,
    days,
    status: registration.status,
    cancelled_at: null,
    price: type.price ?? 0,
    answers: dropNullAnswers(input.answers ?? {}),
    ticket_ids: [],
    search: toPersonSearchText(identified),
    created_at: now,
    updated_at: now,
  }
}

export function normalizePersonData(
  input: Pick<NewAttendee, 'first_name' | 'last_name' | 'email' | 'phone' | 'external_id'>,
): PersonData {
  return {
    first_name: normalizeName(input.first_name),
    last_name: normalizeName(input.last_name),
    email: normalizeEmail(input.email),
    phone: input.phone ?? null,
    external_id: input.external_id ?? null,
  }
}

/** Ids of the days in the order of their dates; all days if none are given. */
export function findDayIds(setup: EventSetup, references: string[] | undefined): string[] | Refusal<'not_found'> {
  if (references === undefined) return setup.days.map(({ id }) => id)
  const chosen = new Set<string>()
  for (const reference of references) {
    const day = findEventDay(setup, reference)
    if (isRefusal(day)) return day
    chosen.add(day.id)
  }
  return setup.days.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
}

export const dropNullAnswers = (answers: NonNullable<NewAttendee['answers']>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null))
