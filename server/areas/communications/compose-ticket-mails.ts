import * as booking from '../booking/index.ts'
import type { TicketMailContent } from './content.ts'
import type { MailPersonRow, MailTicketRow, TicketMail, TicketMailData } from './read-mail-order.ts'

export function composeTicketMails(
  { kind, attendee_id }: Pick<TicketMail, 'kind' | 'attendee_id'>,
  facts: TicketMailData,
): TicketMailContent[] {
  if (!facts.registration.livemode) return []
  if (attendee_id !== null) return mailsTo(attendee_id, facts)
  return kind === 'confirmation' ? confirmations(facts) : ticketMails(facts)
}

function confirmations(facts: TicketMailData): TicketMailContent[] {
  const { registration, people, tickets } = facts
  const contact = booking.chooseRegistrationContactEmail(people, registration.email)
  const confirmed = findable(people.filter(({ status }) => status === 'confirmed'))
  return booking.groupByConfirmationRecipient(people, contact).flatMap(({ address, people: own }) => {
    const ids = new Set(own.map(({ id }) => id))
    const ownTickets = tickets.filter(({ attendee_ids }) => attendee_ids.some((id) => ids.has(id)))
    if (ownTickets.length === 0) return []
    // Only the contact of the registration is shown the amount due.
    const isContact = contact !== null && booking.isSameAddress(address, contact)
    const amount_due = isContact ? { amount: registration.amount_due, currency: registration.currency } : null
    return [{ ...write('confirmation', facts, address, ownTickets, confirmed), amount_due }]
  })
}

function ticketMails(facts: TicketMailData): TicketMailContent[] {
  const { registration, tickets } = facts
  const going = goingOf(facts)
  return tickets.flatMap((ticket) => {
    const holders = ticket.attendee_ids.flatMap((id) => going.byId.get(id) ?? [])
    return booking
      .getTicketRecipients(holders, registration.email)
      .map((address) => write('ticket', facts, address, [ticket], going))
  })
}

/** All tickets of one person; others who share a ticket get their own mail. */
function mailsTo(personId: string, facts: TicketMailData): TicketMailContent[] {
  const { registration, tickets } = facts
  const going = goingOf(facts)
  const person = going.byId.get(personId)
  if (!person || tickets.length === 0) return []
  return booking
    .getTicketRecipients([person], registration.email)
    .map((address) => write('ticket', facts, address, tickets, going))
}

const goingOf = ({ people }: TicketMailData): People => findable(people.filter(({ status }) => status !== 'cancelled'))

/** Indexed, because one registration may have hundreds of people. */
type People = { byId: Map<string, MailPersonRow>; byAddress: Map<string, MailPersonRow[]> }

function findable(people: MailPersonRow[]): People {
  const addressed = people.filter(({ email }) => email !== null)
  return {
    byId: new Map(people.map((person) => [person.id, person])),
    byAddress: Map.groupBy(addressed, ({ email }) => (email ?? '').toLowerCase()),
  }
}

function write(
  kind: TicketMailContent['kind'],
  { registration, days }: TicketMailData,
  address: string,
  tickets: MailTicketRow[],
  people: People,
): TicketMailContent {
  const { organization_name, terminology, event_name, timezone, language, description } = registration
  return {
    kind,
    organization: { name: organization_name, terminology },
    event: { name: event_name, timezone, language, description },
    days,
    recipient: { address, name: nameAt(address, people) },
    for_others: !tickets.some((ticket) => isHeldBy(address, ticket, people)),
    tickets: tickets.map(({ id, code, attendee_ids }) => ({
      id,
      code,
      people: attendee_ids.flatMap((person) => people.byId.get(person) ?? []),
    })),
  }
}

function isHeldBy(address: string, { attendee_ids }: MailTicketRow, people: People): boolean {
  const owners = people.byAddress.get(address.toLowerCase()) ?? []
  return owners.some(({ id }) => attendee_ids.includes(id))
}

/** An address shared by several people, or of a contact who does not attend, is greeted without a name. */
function nameAt(address: string, people: People): string {
  const [owner, ...others] = people.byAddress.get(address.toLowerCase()) ?? []
  return owner && others.length === 0 ? `${owner.first_name} ${owner.last_name}` : ''
}
