import { dayInterval } from '#sdk/checkin'
import type { MailDay, MailTicket, TicketMailContent } from '../../areas/communications/content.ts'

const MADRID = 'Europe/Madrid'

export function buildExampleMailDay(changes: Partial<MailDay> = {}, timezone = MADRID): MailDay {
  const day = { code: 'fri', name: 'Opening', date: '2026-06-05', starts_at: '10:00', ends_at: '18:00', ...changes }
  return { ...dayInterval(day, timezone), ...day }
}

export const exampleMailVisitor = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  attendee_type_name: 'Visitor',
  days: ['fri', 'sat'],
}
export const exampleMailSpeaker = {
  first_name: 'Grace',
  last_name: 'Hopper',
  attendee_type_name: 'Speaker',
  days: ['sat'],
}

export const exampleMailTicket: MailTicket = {
  id: '01JZ0000000000000000000001',
  code: '7ZK3M9QX0VTB5HNRDY2W',
  people: [exampleMailVisitor],
}

export function buildExampleMailContent(changes: Partial<TicketMailContent> = {}): TicketMailContent {
  return {
    kind: 'ticket',
    organization: { name: 'Harbour Hall', terminology: {} },
    event: { name: 'Harbour Days', timezone: MADRID, language: 'en', description: null },
    days: [
      buildExampleMailDay(),
      buildExampleMailDay({ code: 'sat', name: 'Night', date: '2026-06-06', starts_at: '20:00', ends_at: '02:00' }),
    ],
    recipient: { address: 'ada@visitors.example', name: 'Ada Lovelace' },
    for_others: false,
    tickets: [exampleMailTicket],
    ...changes,
  }
}
