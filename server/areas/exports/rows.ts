import type { PaymentRow, RegistrationRow, ShownAttendee, TicketRow } from '../booking/index.ts'

/** Rows as the database has them. */

export type PersonRow = Pick<
  ShownAttendee,
  | 'id'
  | 'registration_id'
  | 'group_id'
  | 'attendee_type_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'date_of_birth'
  | 'external_id'
  | 'days'
  | 'status'
  | 'cancelled_at'
  | 'price'
  | 'answers'
  | 'created_at'
  | 'updated_at'
>

export type RegistrationLine = Pick<
  RegistrationRow,
  | 'id'
  | 'group_id'
  | 'status'
  | 'email'
  | 'external_id'
  | 'note'
  | 'amount_total'
  | 'amount_paid'
  | 'amount_refunded'
  | 'payment_due_at'
  | 'confirmed_at'
  | 'cancelled_at'
  | 'created_at'
  | 'updated_at'
> & { people: number; names: string[] }

export type TicketLine = Pick<
  TicketRow,
  | 'id'
  | 'registration_id'
  | 'kind'
  | 'code'
  | 'status'
  | 'voided_at'
  | 'replaces'
  | 'replaced_by'
  | 'created_at'
  | 'updated_at'
> & { group_id: string | null; registration_email: string | null; people: TicketHolder[] | null }

export type TicketHolder = {
  first_name: string
  last_name: string
  email: string | null
  attendee_type_id: string
  days: string[]
}

/** A person and the days on which they came. */
export type ExpectedPerson = Pick<
  ShownAttendee,
  | 'id'
  | 'registration_id'
  | 'group_id'
  | 'attendee_type_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'external_id'
  | 'days'
> & { entries: Record<string, Entry> | null }

/** Of one day. */
export type Entry = { first: string; last: string; scans: number; point: string }

/** A person on one of their days. */
export type AttendanceLine = ExpectedPerson & { day: { code: string; date: string }; entry: Entry | undefined }

export type ReconciliationLine = Pick<RegistrationRow, 'id' | 'group_id' | 'status' | 'email' | 'external_id'> & {
  people: number
  cost: number
  received: number
  refunded: number
  due: number
  overpaid: number
  methods: PaymentRow['method'][]
  valid_tickets: number
  voided_tickets: number
  confirmed: number
  without_ticket: number
  admitted: number
  admitted_and_cancelled: number
  never_admitted: number
  created_at: Date
}
