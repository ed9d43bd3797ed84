import type { Statement } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Book, Party } from './book.ts'
import type { PersonRow, RegistrationRow, TicketRow } from './rows.ts'

const findRegistration: Statement = {
  name: 'book-registration',
  text: 'select * from registrations where organization_id = $1 and event_id = $2 and livemode = $3 and id = $4 for no key update',
}

const findWaiting: Statement = {
  name: 'book-waiting',
  text: `
select * from registrations
where organization_id = $1 and event_id = $2 and livemode = $3 and status = 'waitlisted' and id > $4
order by id limit $5
for no key update`,
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

export async function loadWaiting(book: Book, after: string, limit: number): Promise<Party[]> {
  const { organizationId, event, livemode } = book.terms
  const values = [organizationId, event.id, livemode, after, limit]
  return completeParties(book, await book.work.transaction.run<RegistrationRow>(findWaiting, values))
}

async function completeParties(book: Book, rows: RegistrationRow[]): Promise<Party[]> {
  const unknown = rows.filter(({ id }) => !book.parties.has(id))
  const { people, tickets } = await readBelongings(book.work.transaction, book.terms.organizationId, unknown)
  for (const registration of unknown) {
    book.parties.set(registration.id, {
      registration,
      people: people.filter(({ registration_id }) => registration_id === registration.id),
      tickets: tickets.filter(({ registration_id }) => registration_id === registration.id),
      isNew: false,
    })
  }
  return rows.flatMap(({ id }) => book.parties.get(id) ?? [])
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
