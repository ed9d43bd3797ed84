import type { Knex } from 'knex'
import type { Terminology } from '../../access/plans/index.ts'
import type { QueueRow } from '../../platform/queue/index.ts'
import type { Language, MailDay, MailPerson } from './content.ts'

export type MailOrder = QueueRow & {
  kind: 'confirmation' | 'ticket'
  event_id: string
  registration_id: string
  ticket_id: string | null
  /** The only recipient, who gets all their tickets. */
  attendee_id: string | null
  created_at: Date
}

export type MailRegistrationRow = {
  email: string | null
  livemode: boolean
  amount_due: number
  organization_name: string
  terminology: Partial<Terminology>
  event_name: string
  description: string | null
  timezone: string
  currency: string
  language: Language
}

export type MailPersonRow = MailPerson & { id: string; email: string | null; status: string }

export type MailTicketRow = { id: string; code: string; attendee_ids: string[] }

export type TicketMailData = NonNullable<Awaited<ReturnType<typeof readTicketMailData>>>

/** Null if the registration does not exist any more. */
export async function readTicketMailData(transaction: Knex, order: MailOrder) {
  const registration = await readRegistration(transaction, order)
  if (!registration) return null
  const tickets = await readTickets(transaction, order)
  if (order.kind === 'ticket' && tickets.length === 0) return null
  return {
    registration,
    days: await readDays(transaction, order),
    people: await readPeople(transaction, order),
    /** Valid tickets only: of the registration, the one ordered, or those of the recipient. */
    tickets: tickets.filter(({ status }) => status === 'valid'),
  }
}

async function readRegistration(transaction: Knex, order: MailOrder): Promise<MailRegistrationRow | undefined> {
  const { rows } = await transaction.raw<{ rows: MailRegistrationRow[] }>(
    `select r.email, r.livemode, r.amount_total - r.amount_paid + r.amount_refunded as amount_due,
       o.name as organization_name, o.terminology,
       e.name as event_name, e.description, e.timezone, e.currency, e.language
     from registrations r
     join organizations o on o.id = r.organization_id
     join events e on e.organization_id = r.organization_id and e.id = r.event_id
     where r.organization_id = ? and r.id = ? and r.event_id = ?`,
    [order.organization_id, order.registration_id, order.event_id],
  )
  return rows[0]
}

async function readDays(transaction: Knex, { organization_id, event_id }: MailOrder): Promise<MailDay[]> {
  return transaction('event_days')
    .select('code', 'name', 'date', 'starts_at', 'ends_at', 'starts_instant as start', 'ends_instant as end')
    .where({ organization_id, event_id })
    .orderBy('starts_instant')
}

async function readPeople(transaction: Knex, order: MailOrder): Promise<MailPersonRow[]> {
  const { rows } = await transaction.raw<{ rows: MailPersonRow[] }>(
    `select a.id, a.email, a.status, a.first_name, a.last_name, t.name as attendee_type_name,
       array(
         select d.code from event_days d
         where d.organization_id = a.organization_id and d.event_id = a.event_id and d.id = any (a.days)
         order by d.starts_instant
       ) as days
     from attendees a
     join attendee_types t
       on t.organization_id = a.organization_id and t.event_id = a.event_id and t.id = a.attendee_type_id
     where a.organization_id = ? and a.registration_id = ?
     order by a.id`,
    [order.organization_id, order.registration_id],
  )
  return rows
}

async function readTickets(
  transaction: Knex,
  { kind, organization_id, registration_id, ticket_id, attendee_id }: MailOrder,
): Promise<(MailTicketRow & { status: string })[]> {
  const tickets = transaction('tickets')
    .select('id', 'code', 'attendee_ids', 'status')
    .where({ organization_id, registration_id })
    .orderBy('id')
  if (attendee_id !== null) return tickets.whereRaw('? = any (attendee_ids)', [attendee_id])
  return kind === 'ticket' ? tickets.where({ id: ticket_id }) : tickets
}
