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
  input: NewRegistration,
  now: Date,
): RegistrationRow {
  return {
    organization_id: organizationId,
    id: newId(now),
    event_id: eventId,
    group_id: groupId,
    livemode,
    status: 'pending',
    email: tidyEmail(input.email ?? input.attendees.find(({ email }) => email)?.email),
    external_id: input.external_id ?? null,
    note: input.note ?? null,
    send_ticket_emails: input.send_ticket_emails ?? true,
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
