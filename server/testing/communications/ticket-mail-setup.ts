import type { TicketMail } from '../../areas/communications/read-mail-order.ts'
import { newId } from '../../platform/ids.ts'
import { type MailTestSetup, setUpMailTests } from '../mail/mail-test-setup.ts'
import { insertTestEvent } from './insert-event.ts'
import {
  type InsertedTestRegistration,
  insertTestRegistration,
  type TestRegistrationToInsert,
} from './insert-registration.ts'

export type TicketMailTestSetup = MailTestSetup & {
  register(registration: TestRegistrationToInsert): Promise<InsertedTestRegistration>
  order(order: Pick<TicketMail, 'kind' | 'registration_id'> & Partial<TicketMail>): Promise<void>
  /** Recipient and ticket codes of every queued mail, ordered by recipient. */
  queued(): Promise<{ to: string; codes: string[] }[]>
}

/** An organization with an event, registrations and mails about them. */
export async function setUpTicketMailTests(): Promise<TicketMailTestSetup> {
  const room = await setUpMailTests()
  const { database, organizationId: organization_id, clock } = room
  const event = await insertTestEvent(room)
  return {
    ...room,
    register: (registration) => insertTestRegistration(room, event, registration),
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
