import { type TicketRow, toTicket } from '../booking/index.ts'

/** A ticket as the audit log shows it. Whoever reads its code could enter with it. */
export function withoutCode(row: TicketRow) {
  const { code: _, ...ticket } = toTicket(row)
  return ticket
}
