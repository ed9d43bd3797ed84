import type { HeldRegistration } from '../../booking/index.ts'
import { fixedId, fixedTicketCode } from '../fixed-ids.ts'

/** Gives the tickets of a registration, which were made with ids and codes by chance, those that they always have. */
export function fixTickets(
  { registration, attendees, tickets }: HeldRegistration,
  position: number,
  codes: string[],
): void {
  const names = tickets.map((_, n) => `${registration.id} ${n}`)
  const ids = new Map(tickets.map(({ id }, n) => [id, fixedId(`ticket ${names[n]}`, position + n)]))
  const fixed = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  for (const [n, ticket] of tickets.entries()) {
    ticket.id = fixed(ticket.id) ?? ''
    ticket.replaces = fixed(ticket.replaces)
    ticket.replaced_by = fixed(ticket.replaced_by)
    ticket.code = codes[n] ?? fixedTicketCode(names[n] ?? '')
  }
  for (const attendee of attendees) attendee.ticket_ids = attendee.ticket_ids.flatMap((id) => fixed(id) ?? [])
}
