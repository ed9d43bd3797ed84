import type { Database } from '../../server/platform/database/connect.ts'
import { type AttendeeRange, addAttendeeRanges, addBenchEvent, type EventIds } from '../people/bench-event.ts'

export const CHECK_IN_POINT_CODE = 'gate'

/** During the first day of the festival. */
export const SCANNED_AT = '2026-06-05T16:00:00.000Z'

/** A check-in point that admits each person once a day. */
export async function addPoint(database: Database, { organizationId, eventId }: EventIds, mark = ''): Promise<void> {
  const at = new Date('2026-01-05T10:00:00Z')
  await database('check_in_points').insert({
    organization_id: organizationId,
    event_id: eventId,
    id: `01FEST${`${mark}GATE`.padStart(20, '0')}`,
    code: CHECK_IN_POINT_CODE,
    name: 'Gate',
    kind: 'entry',
    windows: '[]',
    limit: 'per_day',
    requires: 'none',
    created_at: at,
    updated_at: at,
  })
}

export const toClientUuid = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

const SMALL = 1_000
/** Enough for the last round: everybody is admitted once, so that each scan is the first of its ticket. */
const SMALL_EVENTS = 100
const LARGE = 1_000_000

const LARGE_EVENT = 'large'
const smallEvent = (n: number) => `small-${n}`

/** The event of a scan and the number of the ticket holder, counted from 0 over all these events. */
export type TicketToScan = { event: string; person: number }

/** Goes through the events one after the other, as if each were the only active one. */
export function pickSmallEventTicket(counter: number): TicketToScan {
  const visitor = counter % (SMALL * SMALL_EVENTS)
  return { event: smallEvent(Math.floor(visitor / SMALL)), person: LARGE + visitor }
}

/** A prime that does not divide the number of people: everybody comes once, and neighbours are far apart. */
const STRIDE = 618_041

export function pickLargeEventTicket(counter: number): TicketToScan {
  return { event: LARGE_EVENT, person: (counter * STRIDE) % LARGE }
}

/** All events share the tables, as in production; only their size differs. Inserted by id, to keep indexes sorted. */
export async function addSmallAndLargeEvents(database: Database, organizationId: string, first: number): Promise<void> {
  const large = await addFestivalWithGate(database, organizationId, LARGE_EVENT, 'L')
  const crowds: AttendeeRange[] = [{ festival: large, first, count: LARGE, bare: true }]
  for (let n = 0; n < SMALL_EVENTS; n += 1) {
    const mark = `S${String(n).padStart(3, '0')}`
    const festival = await addFestivalWithGate(database, organizationId, smallEvent(n), mark)
    crowds.push({ festival, first: first + LARGE + n * SMALL, count: SMALL, bare: true })
  }
  await addAttendeeRanges(database, crowds)
}

async function addFestivalWithGate(database: Database, organizationId: string, code: string, mark: string) {
  const festival = await addBenchEvent(database, organizationId, { code, mark })
  await addPoint(database, festival, mark)
  return festival
}
