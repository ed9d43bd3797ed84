import type { Schemas, WithDates } from '../../platform/contract/schemas.ts'

export type RegistrationStatus = Schemas['KnownRegistrationStatus']

/** In the event's currency, in its smallest unit. */
export type PaidAmounts = Record<'amount_total' | 'amount_paid' | 'amount_refunded', number>

export type RegistrationRow = WithDates<
  Omit<Schemas['Registration'], keyof PaidAmounts | 'amount_due' | 'overpaid' | 'group' | 'status' | 'attendees'>
> &
  PaidAmounts & {
    organization_id: string
    group_id: string | null
    status: RegistrationStatus
    /** A sandbox fixture, which must not change. */
    is_fixture: boolean
  }

/** `days` are ids here. */
export type ShownAttendeeRow = WithDates<Omit<Schemas['Attendee'], 'group' | 'attendee_type' | 'status' | 'price'>> & {
  group_id: string | null
  attendee_type_id: string
  status: RegistrationStatus
  price: number
}

export type AttendeeRow = ShownAttendeeRow & { organization_id: string; search: string }

/** Those of `ShownAttendeeRow`. */
export const ATTENDEE_COLUMNS = splitColumnList(`
  id, event_id, registration_id, group_id, contact_id, livemode, attendee_type_id, first_name, last_name, email, phone,
  date_of_birth, external_id, days, status, cancelled_at, price, answers, ticket_ids, created_at, updated_at`)

/** For a statement that calls the table `a`. */
export const ATTENDEE_COLUMNS_SQL = ATTENDEE_COLUMNS.map((column) => `a.${column}`).join(', ')

export function splitColumnList(list: string): string[] {
  return list.split(',').map((column) => column.trim())
}

export type TicketRow = WithDates<Omit<Schemas['Ticket'], 'kind' | 'status'>> & {
  organization_id: string
  kind: Schemas['KnownTicketKind']
  attendee_type_id: string | null
  status: Schemas['KnownTicketStatus']
}

export type PaymentRow = WithDates<Omit<Schemas['Payment'], 'status' | 'amount' | 'amount_refunded' | 'overpaid'>> & {
  organization_id: string
  status: Schemas['KnownPaymentStatus']
  amount: number
  amount_refunded: number
}

export type PaymentWithLaterPaid = PaymentRow & {
  /** What later payments of the registration paid, without refunds. */
  paid_later: number
}

export const isActiveAttendee = ({ status }: Pick<AttendeeRow, 'status'>) =>
  status !== 'cancelled' && status !== 'declined'

const PLACE_HOLDING: RegistrationStatus[] = ['pending', 'awaiting_payment', 'confirmed']

export const holdsPlaces = ({ status }: { status: RegistrationStatus }) => PLACE_HOLDING.includes(status)

export function getAmountDue({ registration }: { registration: PaidAmounts }): number {
  const { amount_total, amount_paid, amount_refunded } = registration
  return Math.max(0, amount_total - (amount_paid - amount_refunded))
}

export function calculateOverpayment({ amount_total, amount_paid, amount_refunded }: PaidAmounts): number {
  return Math.max(0, amount_paid - amount_refunded - amount_total)
}
