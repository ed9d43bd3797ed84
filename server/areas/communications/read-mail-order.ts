import type { Terminology } from '../../access/plans/index.ts'
import { sql } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { QueueRow } from '../../platform/queue/index.ts'
import type { MailDay, MailLanguage, MailPerson } from './content.ts'

export type TicketMail = QueueRow & {
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
  language: MailLanguage
}

export type MailPersonRow = MailPerson & { id: string; email: string | null; status: string }

export type MailTicketRow = { id: string; code: string; attendee_ids: string[] }

export type TicketMailData = NonNullable<Awaited<ReturnType<typeof readTicketMailData>>>

/** Null if the registration does not exist any more. */
export async function readTicketMailData(transaction: Transaction, order: TicketMail) {
  const { organization_id, registration_id, event_id, kind, ticket_id, attendee_id } = order
  const [[registration], days, people, found] = (await transaction.runAll([
    { statement: readRegistrationSql, values: [organization_id, registration_id, event_id] },
    { statement: readDaysSql, values: [organization_id, event_id] },
    { statement: readPeopleSql, values: [organization_id, registration_id] },
    { statement: readTicketsSql, values: [organization_id, registration_id, attendee_id, kind, ticket_id] },
  ])) as [MailRegistrationRow[], MailDay[], MailPersonRow[], (MailTicketRow & { status: string })[]]
  if (!registration || (kind === 'ticket' && found.length === 0)) return null
  // Of the registration, the one ordered, or those of the recipient.
  const tickets = found.filter(({ status }) => status === 'valid')
  return { registration, days, people, tickets }
}

const readRegistrationSql = sql('read-registration-for-mail')`
select r.email, r.livemode, r.amount_total - r.amount_paid + r.amount_refunded as amount_due,
  o.name as organization_name, o.terminology, e.name as event_name, e.description, e.timezone, e.currency, e.language
from registrations r
join organizations o on o.id = r.organization_id
join events e on e.organization_id = r.organization_id and e.id = r.event_id
where r.organization_id = $1 and r.id = $2 and r.event_id = $3`

/** $2 event */
const readDaysSql = sql('read-days-for-mail')`
select code, name, date, starts_at, ends_at, starts_instant as "start", ends_instant as "end"
from event_days where organization_id = $1 and event_id = $2 order by starts_instant`

/** $2 registration */
const readPeopleSql = sql('read-people-for-mail')`
select a.id, a.email, a.status, a.first_name, a.last_name, t.name as attendee_type_name,
  array(
    select d.code from event_days d
    where d.organization_id = $1 and d.event_id = a.event_id and d.id = any (a.days)
    order by d.starts_instant
  ) as days
from attendees a
join attendee_types t
  on t.organization_id = a.organization_id and t.event_id = a.event_id and t.id = a.attendee_type_id
where a.organization_id = $1 and a.registration_id = $2
order by a.id`

/** $2 registration, $3 the only recipient or null, $4 kind, $5 the only ticket or null */
const readTicketsSql = sql('read-tickets-for-mail')`
select id, code, attendee_ids, status from tickets
where organization_id = $1 and registration_id = $2
  and case when $3::text is not null then $3 = any (attendee_ids) else $4::text <> 'ticket' or id = $5 end
order by id`
