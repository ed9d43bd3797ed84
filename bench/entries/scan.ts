import type { Database } from '../../server/platform/database/connect.ts'
import { defineBenchmark, encodeJsonRequest } from '../entry.ts'
import * as checkInPoint from '../gates/check-in-point.ts'
import { buildScanBaseline } from '../gates/scan-floor.ts'
import { addAttendees, addBenchEvent, BENCH_EVENT_CODE, toTicketCode } from '../people/bench-event.ts'
import { addUnlimitedKey, countRows, type UnlimitedKey } from '../unlimited-key.ts'

const TICKETS = 100_000
const ANY_NUMBER = 2_000_000_000

/** Each scan writes one row into each. */
const TABLES = ['scans', 'checkins', 'webhook_events', 'idempotency_keys']

/** POST /v1/events/fest/scan: a new ticket per request, all at the same gate. */
export const benchmark = defineBenchmark<UnlimitedKey>({
  bar: 1,
  p99Bar: 2,
  latencyLoad: 0.25,

  async setup(database) {
    const key = await addUnlimitedKey(database, ['scanner'], { attendee_cap: ANY_NUMBER })
    const festival = await addBenchEvent(database, key.organizationId)
    await addAttendees(database, festival, TICKETS)
    await checkInPoint.addPoint(database, festival)
    return key
  },

  request: ({ key }, counter) => scanOf(key, BENCH_EVENT_CODE, (counter % TICKETS) + 1, counter),

  even: {
    what: ['a scan at an event of 1,000 tickets', 'a scan at one of 1,000,000'],
    bar: 0.9,
    setup: (database, { organizationId }) => checkInPoint.addSmallAndLargeEvents(database, organizationId, TICKETS + 1),
    request({ key }, which, counter) {
      const { event, person } =
        which === 0 ? checkInPoint.pickSmallEventTicket(counter) : checkInPoint.pickLargeEventTicket(counter)
      return scanOf(key, event, TICKETS + 1 + person, counter)
    },
  },

  effects: countScans,

  floor: { asynchronousCommit: false, build: buildScanBaseline },
})

function scanOf(key: string, event: string, person: number, counter: number): Buffer {
  const client_uuid = checkInPoint.toClientUuid(counter)
  const body = {
    code: toTicketCode(person),
    check_in_point: checkInPoint.CHECK_IN_POINT_CODE,
    client_uuid,
    scanned_at: checkInPoint.SCANNED_AT,
  }
  return encodeJsonRequest('POST', `/v1/events/${event}/scan`, key, { 'Idempotency-Key': client_uuid }, body)
}

/** Every related table must have as many rows as there are scans. */
async function countScans(database: Database, key: UnlimitedKey): Promise<number> {
  const counts = await Promise.all(TABLES.map((table) => countRows(database, table, key)))
  const [scans = 0] = counts
  if (counts.some((count) => count !== scans)) throw new Error(`${TABLES.join(', ')} have ${counts.join(', ')} rows`)
  return scans
}
