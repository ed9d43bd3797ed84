import { newId } from '../../platform/ids.ts'
import type { MailTestSetup } from '../mail/mail-test-setup.ts'
import type { InsertedTestEvent } from './insert-event.ts'

export type TestRegistrationToInsert = {
  email?: string | null
  livemode?: boolean
  people: { name: string; email?: string | null; status?: string }[]
  /** Names. */
  tickets: { holders: string[]; status?: string; code?: string }[]
  amounts?: { total: number; paid: number; refunded: number }
}

export type InsertedTestRegistration = { id: string; tickets: string[] }

export async function insertTestRegistration(
  { database, organizationId, clock }: MailTestSetup,
  event: InsertedTestEvent,
  { email = null, livemode = true, people, tickets, amounts }: TestRegistrationToInsert,
): Promise<InsertedTestRegistration> {
  const now = clock.now()
  const common = { organization_id: organizationId, event_id: event.id, livemode, created_at: now, updated_at: now }
  const id = newId(now)
  await database('registrations').insert({
    ...common,
    id,
    status: 'confirmed',
    email,
    send_ticket_emails: true,
    amount_total: amounts?.total ?? 0,
    amount_paid: amounts?.paid ?? 0,
    amount_refunded: amounts?.refunded ?? 0,
  })
  const personIds = new Map(people.map(({ name }) => [name, newId(now)]))
  const attendees = people.map(({ name, email = null, status = 'confirmed' }) => ({
    ...common,
    id: personIds.get(name),
    registration_id: id,
    attendee_type_id: event.typeId,
    first_name: name,
    last_name: 'Example',
    email,
    status,
    days: [...event.dayIds.values()],
    price: 0,
    answers: '{}',
    ticket_ids: [],
    search: '',
    changed: 0,
  }))
  await database('attendees').insert(attendees)
  const issued = tickets.map(({ holders, status = 'valid', code }) => {
    const ticketId = newId(now)
    return {
      ...common,
      id: ticketId,
      registration_id: id,
      kind: 'per_person',
      code: code ?? ticketId.slice(-20),
      status,
      changed: 0,
      attendee_ids: holders.map((name) => personIds.get(name)),
    }
  })
  await database('tickets').insert(issued)
  return { id, tickets: issued.map((ticket) => ticket.id) }
}
