import type { PaymentRow, RegistrationRow, ShownAttendeeRow, TicketRow } from '../booking/index.ts'

export type PersonRow = Omit<ShownAttendeeRow, 'event_id' | 'contact_id' | 'livemode' | 'ticket_ids'>

type Kept = 'organization_id' | 'event_id' | 'livemode'

export type ExportedRegistration = Omit<RegistrationRow, Kept | 'send_ticket_emails' | 'is_fixture'> & {
  people: number
  names: string[]
}

export type ExportedTicket = Omit<TicketRow, Kept | 'attendee_type_id' | 'attendee_ids'> & {
  group_id: string | null
  registration_email: string | null
  people: Pick<PersonRow, 'first_name' | 'last_name' | 'email' | 'attendee_type_id' | 'days'>[] | null
}

type Untold = 'date_of_birth' | 'cancelled_at' | 'price' | 'answers' | 'created_at' | 'updated_at'

export type AttendeeWithEntries = Omit<PersonRow, Untold> & { entries: Record<string, Entry> | null }

type Entry = { first: string; last: string; scans: number; point: string }

export type ExportedAttendance = AttendeeWithEntries & {
  day: { id: string; code: string; date: string }
  isExpected: boolean
  entry: Entry | undefined
}

export type ExportedReconciliation = Pick<RegistrationRow, 'id' | 'group_id' | 'status' | 'email' | 'external_id'> & {
  people: number
  amount_total: number
  amount_paid: number
  amount_refunded: number
  amount_due: number
  amount_overpaid: number
  methods: PaymentRow['method'][]
  valid_tickets: number
  voided_tickets: number
  confirmed_people: number
  without_ticket: number
  admitted_people: number
  admitted_and_cancelled: number
  never_admitted: number
  created_at: Date
}
