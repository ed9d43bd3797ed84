import type { AttendeeRow, PaymentRow, RegistrationRow, TicketRow } from '../../areas/booking/index.ts'
import { SANDBOX_ORGANIZATION_ID } from '../../areas/sandbox/ensure-sandbox.ts'
import type { Database } from '../../platform/database/connect.ts'

const TABLES = [
  'groups',
  'events',
  'event_days',
  'attendee_types',
  'check_in_points',
  'event_forms',
  'event_places',
  'contacts',
  'registrations',
  'attendees',
  'tickets',
  'payments',
  'scans',
  'checkins',
  'webhook_events',
  'webhook_endpoints',
  'webhook_deliveries',
  'mail_orders',
] as const

type Row = Record<string, unknown>

export type SandboxRows = Record<Exclude<(typeof TABLES)[number], keyof TypedRows>, Row[]> & TypedRows

type TypedRows = {
  registrations: RegistrationRow[]
  attendees: AttendeeRow[]
  tickets: TicketRow[]
  payments: PaymentRow[]
  event_places: PlaceCountsRow[]
}

export type PlaceCountsRow = {
  event_id: string
  livemode: boolean
  taken: number
  waiting: number
  by_type: Record<string, number>
  by_day: Record<string, number>
}

/** All rows of the sandbox organization, without columns that count writes. */
export async function readSandboxRows(database: Database): Promise<SandboxRows> {
  const rows: Record<string, unknown[]> = {}
  for (const table of TABLES) {
    const found = await database(table).where({ organization_id: SANDBOX_ORGANIZATION_ID }).select('*')
    rows[table] = found
      .map(({ changed: _, revision: __, ...row }) => row)
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return rows as SandboxRows
}
