import type { components } from '../../../../generated/types.ts'
import { newId } from '../../../platform/ids.ts'
import { tidyEmail } from '../identity.ts'
import type { RegistrationRow } from '../rows.ts'

type NewRegistration = components['schemas']['NewRegistration']

/** A registration as a row to be, of which nothing is decided yet. */
export function draftRegistration(
  organizationId: string,
  eventId: string,
  groupId: string | null,
  livemode: boolean,
  wish: NewRegistration,
  now: Date,
): RegistrationRow {
  return {
    organization_id: organizationId,
    id: newId(now),
    event_id: eventId,
    group_id: groupId,
    livemode,
    status: 'pending',
    email: tidyEmail(wish.email ?? wish.attendees.find(({ email }) => email)?.email),
    external_id: wish.external_id ?? null,
    note: wish.note ?? null,
    send_ticket_emails: wish.send_ticket_emails ?? true,
    is_fixture: false,
    amount_total: 0,
    amount_paid: 0,
    amount_refunded: 0,
    payment_due_at: null,
    confirmed_at: null,
    cancelled_at: null,
    created_at: now,
    updated_at: now,
  }
}
