import type { Database } from '../../../server/platform/database/connect.ts'
import { defineEntry, jsonRequest } from '../entry.ts'
import {
  addEventsOfBothSizes,
  addGate,
  atLargeEvent,
  atSmallEvent,
  clientUuid,
  POINT,
  SCANNED_AT,
} from '../gates/gate.ts'
import { admitBarely } from '../gates/scan-floor.ts'
import { addFestival, addPeople, EVENT, ticketCode } from '../people/festival.ts'
import { addUnlimitedKey, countRows, type UnlimitedKey } from '../unlimited-key.ts'

const TICKETS = 100_000
const ANY_NUMBER = 2_000_000_000

/** Each scan writes one row into each. */
const TABLES = ['scans', 'checkins', 'webhook_events', 'idempotency_keys']

/** POST /v1/events/fest/scan: a new ticket per request, all at the same gate. */
export const entry = defineEntry<UnlimitedKey>({
  bar: 0.9,
  p99Bar: 2,

  async setup(database) {
    const key = await addUnlimitedKey(database, ['scanner'], { attendee_cap: ANY_NUMBER })
    const festival = await addFestival(database, key.organizationId)
    await addPeople(database, festival, TICKETS)
    await addGate(database, festival)
    return key
  },

  request: ({ key }, counter) => scanOf(key, EVENT, (counter % TICKETS) + 1, counter),

  even: {
    what: ['a scan at an event of 1,000 tickets', 'a scan at one of 1,000,000'],
    bar: 0.9,
    setup: (database, { organizationId }) => addEventsOfBothSizes(database, organizationId, TICKETS + 1),
    request({ key }, which, counter) {
      const { event, person } = which === 0 ? atSmallEvent(counter) : atLargeEvent(counter)
      return scanOf(key, event, TICKETS + 1 + person, counter)
    },
  },

  effects: countScans,

  floor: { asynchronousCommit: false, build: admitBarely },
})

function scanOf(key: string, event: string, person: number, counter: number): Buffer {
  const client_uuid = clientUuid(counter)
  const body = { code: ticketCode(person), check_in_point: POINT, client_uuid, scanned_at: SCANNED_AT }
  return jsonRequest('POST', `/v1/events/${event}/scan`, key, { 'Idempotency-Key': client_uuid }, body)
}

/** Every related table must have as many rows as there are scans. */
async function countScans(database: Database, key: UnlimitedKey): Promise<number> {
  const counts = await Promise.all(TABLES.map((table) => countRows(database, table, key)))
  const [scans = 0] = counts
  if (counts.some((count) => count !== scans)) throw new Error(`${TABLES.join(', ')} have ${counts.join(', ')} rows`)
  return scans
}
