import type { Statement } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Book, Party } from './book.ts'
import type { PersonRow, RegistrationRow, TicketRow } from './rows.ts'

const findRegistration: Statement = {
  name: 'book-registration',
  text: 'select * from registrations where organization_id = $1 and event_id = $2 and livemode = $3 and id = $4 for no key update',
}

const findPeople: Statement = {
  name: 'people-of-registrations',
  text: 'select * from attendees where organization_id = $1 and registration_id = any($2) order by id',
}

const findTickets: Statement = {
  name: 'tickets-of-registrations',
  text: 'select * from tickets where organization_id = $1 and registration_id = any($2) order by id',
}

/** The registration with everything that belongs to it, held until the end of the transaction. */
export async function loadParty(book: Book, id: string): Promise<Party | undefined> {
  const known = book.parties.get(id)
  if (known) return known
  const { organizationId, event, livemode } = book.terms
  const rows = await book.work.transaction.run<RegistrationRow>(findRegistration, [
    ...[organizationId, event.id, livemode, id],
  ])
  const [party] = await completeParties(book, rows)
  return party
}

async function completeParties(book: Book, rows: RegistrationRow[]): Promise<Party[]> {
  const unknown = rows.filter(({ id }) => !book.parties.has(id))
  const { people, tickets } = await readBelongings(book.work.transaction, book.terms.organizationId, unknown)
  for (const registration of unknown) {
    const own = people.filter(({ registration_id }) => registration_id === registration.id)
    book.parties.set(registration.id, {
      registration,
      people: own,
      tickets: tickets.filter(({ registration_id }) => registration_id === registration.id),
      before: { registration: { ...registration }, people: own.map(copyOf) },
    })
  }
  return rows.flatMap(({ id }) => book.parties.get(id) ?? [])
}

function copyOf(person: PersonRow): PersonRow {
  return { ...person, ticket_ids: [...person.ticket_ids] }
}

async function readBelongings(reader: Pick<Transaction, 'run'>, organizationId: string, rows: RegistrationRow[]) {
  if (rows.length === 0) return { people: [], tickets: [] }
  const values = [organizationId, rows.map(({ id }) => id)]
  const people = await reader.run<PersonRow>(findPeople, values)
  const tickets = await reader.run<TicketRow>(findTickets, values)
  return { people, tickets }
}

export async function readPeopleOf(
  reader: Pick<Transaction, 'run'>,
  organizationId: string,
  registrationIds: string[],
): Promise<PersonRow[]> {
  return registrationIds.length === 0 ? [] : reader.run<PersonRow>(findPeople, [organizationId, registrationIds])
}
