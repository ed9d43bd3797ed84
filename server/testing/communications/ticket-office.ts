import type { MailOrder } from '../../areas/communications/read-mail-order.ts'
import { newId } from '../../platform/ids.ts'
import { type MailRoom, openMailRoom } from '../mail/mail-room.ts'
import { insertEvent } from './insert-event.ts'
import { insertRegistration, type Registered, type TestRegistration } from './insert-registration.ts'

export type TicketOffice = MailRoom & {
  register(registration: TestRegistration): Promise<Registered>
  order(order: Pick<MailOrder, 'kind' | 'registration_id'> & Partial<MailOrder>): Promise<void>
  /** Recipient and ticket codes of every queued mail, ordered by recipient. */
  queued(): Promise<{ to: string; codes: string[] }[]>
}

/** An organization with an event, registrations and mails about them. */
export async function openTicketOffice(): Promise<TicketOffice> {
  const room = await openMailRoom()
  const { database, organizationId: organization_id, clock } = room
  const event = await insertEvent(room)
  return {
    ...room,
    register: (registration) => insertRegistration(room, event, registration),
    order: async (order) => {
      const now = clock.now()
      await database('mail_orders').insert({
        organization_id,
        id: newId(now),
        event_id: event.id,
        created_at: now,
        ...order,
      })
    },
    queued: async () => {
      const mails = await database('mails').orderBy('recipient_address')
      return mails.map(({ recipient_address, text_body }) => ({
        to: recipient_address,
        codes: [...text_body.matchAll(/^Ticket: (\S+)$/gm)].map(([, code]) => code),
      }))
    },
  }
}
