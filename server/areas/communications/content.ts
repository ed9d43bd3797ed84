import type { Terminology } from '../../access/plans/index.ts'

export type MailLanguage = 'en' | 'es'

/** A day with its local times as entered, and the resulting instants. */
export type MailDay = {
  code: string
  name: string
  date: string
  starts_at: string | null
  ends_at: string | null
  start: Date
  end: Date
}

export type MailPerson = { first_name: string; last_name: string; attendee_type_name: string; days: string[] }

export type MailTicket = { id: string; code: string; people: MailPerson[] }

/** Minor units, such as cents. */
export type MailAmount = { amount: number; currency: string }

export type TicketMailContent = {
  kind: 'confirmation' | 'ticket'
  /** `terminology` has only the organization's own words; the event's language supplies the rest. */
  organization: { name: string; terminology: Partial<Terminology> }
  event: { name: string; timezone: string; language: MailLanguage; description?: string | null }
  days: MailDay[]
  recipient: { address: string; name: string }
  /** Whether none of the tickets is the recipient's own: they are to be passed on. */
  for_others: boolean
  tickets: MailTicket[]
  amount_due?: MailAmount | null
}
