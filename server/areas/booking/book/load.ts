import type { Reader } from '../../../platform/database/prepared.ts'
import { findAttendees, findRegistrations, findTickets } from '../queries.ts'
import type { AttendeeRow, RegistrationRow, TicketRow } from '../rows.ts'
import type { Book, HeldRegistration } from './book.ts'

/** The registration with everything that belongs to it, held until the end of the transaction. */
export async function loadRegistration(book: Book, id: string): Promise<HeldRegistration | undefined> {
  const [held] = await loadParties(book, [id])
  return held
}

/** Several at once, in the order of the ids. */
export async function loadParties(book: Book, ids: string[]): Promise<HeldRegistration[]> {
  const unknown = ids.filter((id) => !book.registrations.has(id))
  if (unknown.length > 0) await addParties(book, unknown)
  return ids.flatMap((id) => book.registrations.get(id) ?? [])
}

async function addParties({ work, setup, registrations }: Book, ids: string[]): Promise<void> {
  const { organizationId, event, livemode } = setup
  const values = [organizationId, event.id, livemode, ids]
  const rows = await work.transaction.run<RegistrationRow>(findRegistrations, values)
  const { attendees, tickets } = await readBelongings(work.transaction, organizationId, rows)
  for (const registration of rows) {
    const own = attendees.get(registration.id) ?? []
    registrations.set(registration.id, {
      registration,
      attendees: own,
      tickets: tickets.get(registration.id) ?? [],
      before: { registration: { ...registration }, attendees: own.map(copyOf) },
    })
  }
}

function copyOf(attendee: AttendeeRow): AttendeeRow {
  return { ...attendee, ticket_ids: [...attendee.ticket_ids] }
}

async function readBelongings(reader: Reader, organizationId: string, rows: RegistrationRow[]) {
  const values = [organizationId, rows.map(({ id }) => id)]
  const attendees = rows.length === 0 ? [] : await reader.run<AttendeeRow>(findAttendees, values)
  const tickets = rows.length === 0 ? [] : await reader.run<TicketRow>(findTickets, values)
  return { attendees: byRegistration(attendees), tickets: byRegistration(tickets) }
}

function byRegistration<Row extends { registration_id: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ registration_id }) => registration_id)
}

export async function readAttendeesOf(
  reader: Reader,
  organizationId: string,
  registrationIds: string[],
): Promise<AttendeeRow[]> {
  return registrationIds.length === 0 ? [] : reader.run<AttendeeRow>(findAttendees, [organizationId, registrationIds])
}
