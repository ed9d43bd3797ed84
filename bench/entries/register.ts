import type { Database } from '../../server/platform/database/connect.ts'
import { defineBenchmark, encodeJsonRequest } from '../entry.ts'
import { ATTENDEE_TYPE_CODE, addAttendees, addBenchEvent, BENCH_EVENT_CODE } from '../people/bench-event.ts'
import { buildRegisterBaseline } from '../people/register-floor.ts'
import { addUnlimitedKey, countRows, type UnlimitedKey } from '../unlimited-key.ts'

const ANY_NUMBER = 2_000_000_000
const EARLIER = 10_000

/** Rows that a registration of one person writes, per table. */
const ROWS = {
  contacts: 1,
  registrations: 1,
  attendees: 1,
  tickets: 1,
  webhook_events: 4,
  audit_log: 2,
  idempotency_keys: 1,
  mail_orders: 1,
}

/** POST /v1/events/fest/registrations: one new person per request, all at one event with capacities. */
export const benchmark = defineBenchmark<UnlimitedKey>({
  bar: 1.2,
  leastPerMinute: 15_000,
  p99Bar: 2,
  latencyLoad: 0.25,

  async setup(database) {
    const key = await addUnlimitedKey(database, ['write'], { attendee_cap: ANY_NUMBER })
    await addAttendees(database, await addBenchEvent(database, key.organizationId), EARLIER)
    return key
  },

  request({ key }, counter) {
    const named = { first_name: 'Amaia', last_name: `Etxeberria ${counter}`, email: `amaia-${counter}@example.com` }
    const body = { attendees: [{ attendee_type: ATTENDEE_TYPE_CODE, ...named }] }
    const path = `/v1/events/${BENCH_EVENT_CODE}/registrations`
    return encodeJsonRequest('POST', path, key, { 'Idempotency-Key': `bench-${counter}` }, body)
  },

  effects: countRegistrations,

  floor: { asynchronousCommit: false, build: buildRegisterBaseline },
})

/** Every related table must have as many rows as there are registrations. */
async function countRegistrations(database: Database, key: UnlimitedKey): Promise<number> {
  const [places] = await database('event_places').where({ organization_id: key.organizationId, livemode: true })
  const made = places.taken - EARLIER
  for (const [table, each] of Object.entries(ROWS)) {
    const found = await countRows(database, table, key)
    const earlier = ['contacts', 'registrations', 'attendees', 'tickets'].includes(table) ? EARLIER : 0
    const expected = made * each + earlier
    if (found !== expected) throw new Error(`${table} has ${found} rows instead of ${expected}`)
  }
  return made
}
