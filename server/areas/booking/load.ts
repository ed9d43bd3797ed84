import type { Reader } from '../../platform/database/prepared.ts'
import type { Book, Party } from './book.ts'
import { findPeople, findRegistrations, findTickets } from './queries.ts'
import type { PersonRow, RegistrationRow, TicketRow } from './rows.ts'

/** The registration with everything that belongs to it, held until the end of the transaction. */
export async function loadParty(book: Book, id: string): Promise<Party | undefined> {
  const [party] = await loadParties(book, [id])
  return party
}

/** Several at once, in the order of the ids. */
export async function loadParties(book: Book, ids: string[]): Promise<Party[]> {
  const unknown = ids.filter((id) => !book.parties.has(id))
  if (unknown.length > 0) await addParties(book, unknown)
  return ids.flatMap((id) => book.parties.get(id) ?? [])
}

async function addParties({ work, terms, parties }: Book, ids: string[]): Promise<void> {
  const { organizationId, event, livemode } = terms
  const values = [organizationId, event.id, livemode, ids]
  const rows = await work.transaction.run<RegistrationRow>(findRegistrations, values)
  const { people, tickets } = await readBelongings(work.transaction, organizationId, rows)
  for (const registration of rows) {
    const own = people.get(registration.id) ?? []
    parties.set(registration.id, {
      registration,
      people: own,
      tickets: tickets.get(registration.id) ?? [],
      before: { registration: { ...registration }, people: own.map(copyOf) },
    })
  }
}

function copyOf(person: PersonRow): PersonRow {
  return { ...person, ticket_ids: [...person.ticket_ids] }
}

async function readBelongings(reader: Reader, organizationId: string, rows: RegistrationRow[]) {
  const values = [organizationId, rows.map(({ id }) => id)]
  const people = rows.length === 0 ? [] : await reader.run<PersonRow>(findPeople, values)
  const tickets = rows.length === 0 ? [] : await reader.run<TicketRow>(findTickets, values)
  return { people: byRegistration(people), tickets: byRegistration(tickets) }
}

function byRegistration<Row extends { registration_id: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ registration_id }) => registration_id)
}

export async function readPeopleOf(
  reader: Reader,
  organizationId: string,
  registrationIds: string[],
): Promise<PersonRow[]> {
  return registrationIds.length === 0 ? [] : reader.run<PersonRow>(findPeople, [organizationId, registrationIds])
}
