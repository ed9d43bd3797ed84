export type RegistrationStatus = 'pending' | 'awaiting_payment' | 'waitlisted' | 'confirmed' | 'declined' | 'cancelled'

export type RegistrationRow = {
  organization_id: string
  id: string
  event_id: string
  group_id: string | null
  livemode: boolean
  status: RegistrationStatus
  email: string | null
  external_id: string | null
  note: string | null
  send_ticket_emails: boolean
  /** A sandbox fixture, which must not change. */
  is_fixture: boolean
  amount_total: number
  amount_paid: number
  amount_refunded: number
  payment_due_at: Date | null
  confirmed_at: Date | null
  cancelled_at: Date | null
  created_at: Date
  updated_at: Date
}

export type AttendeeRow = {
  organization_id: string
  id: string
  event_id: string
  registration_id: string
  group_id: string | null
  contact_id: string | null
  livemode: boolean
  attendee_type_id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  date_of_birth: string | null
  external_id: string | null
  days: string[]
  status: RegistrationStatus
  cancelled_at: Date | null
  price: number
  answers: Record<string, unknown>
  ticket_ids: string[]
  search: string
  created_at: Date
  updated_at: Date
}

export type ShownAttendeeRow = Omit<AttendeeRow, 'organization_id' | 'search'>

/** For a statement that calls the table `a`. */
export const ATTENDEE_COLUMNS_SQL = `a.id, a.event_id, a.registration_id, a.group_id, a.contact_id, a.livemode, a.attendee_type_id,
  a.first_name, a.last_name, a.email, a.phone, a.date_of_birth, a.external_id, a.days, a.status, a.cancelled_at, a.price,
  a.answers, a.ticket_ids, a.created_at, a.updated_at`

export type TicketRow = {
  organization_id: string
  id: string
  event_id: string
  registration_id: string
  livemode: boolean
  kind: 'per_person' | 'shared'
  attendee_type_id: string | null
  attendee_ids: string[]
  code: string
  status: 'valid' | 'voided'
  voided_at: Date | null
  replaces: string | null
  replaced_by: string | null
  created_at: Date
  updated_at: Date
}

export type PaymentRow = {
  organization_id: string
  id: string
  event_id: string
  registration_id: string
  livemode: boolean
  status: 'received' | 'partially_refunded' | 'refunded' | 'failed'
  amount: number
  amount_refunded: number
  method: string
  reference: string | null
  reason: string | null
  created_at: Date
  updated_at: Date
}

export type PaymentWithPaidLater = PaymentRow & {
  /** What later payments of the registration paid, without refunds. */
  paid_later: number
}

export const isActiveAttendee = ({ status }: Pick<AttendeeRow, 'status'>) =>
  status !== 'cancelled' && status !== 'declined'

const PLACE_HOLDING: RegistrationStatus[] = ['pending', 'awaiting_payment', 'confirmed']

export const holdsPlaces = ({ status }: { status: RegistrationStatus }) => PLACE_HOLDING.includes(status)

export type PaidAmounts = Pick<RegistrationRow, 'amount_total' | 'amount_paid' | 'amount_refunded'>

export function getAmountDue({ registration }: { registration: PaidAmounts }): number {
  const { amount_total, amount_paid, amount_refunded } = registration
  return Math.max(0, amount_total - (amount_paid - amount_refunded))
}

export function calculateOverpaid({ amount_total, amount_paid, amount_refunded }: PaidAmounts): number {
  return Math.max(0, amount_paid - amount_refunded - amount_total)
}
