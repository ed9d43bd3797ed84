import { defineBenchmark, encodeJsonRequest } from '../entry.ts'
import { buildScanBatchBaseline } from '../gates/batch-floor.ts'
import { addPoint, CHECK_IN_POINT_CODE, SCANNED_AT, toClientUuid } from '../gates/check-in-point.ts'
import { addAttendees, addBenchEvent, BENCH_EVENT_CODE, toTicketCode } from '../people/bench-event.ts'
import { addUnlimitedKey, countRows, type UnlimitedKey } from '../unlimited-key.ts'

const TICKETS = 100_000
const SCANS = 500

/** POST /api/v1/events/fest/scan/batch: 500 scans that were made offline. */
export const benchmark = defineBenchmark<UnlimitedKey & { eventId: string }>({
  bar: 0.5,

  async setup(database) {
    const key = await addUnlimitedKey(database, ['scanner'])
    const festival = await addBenchEvent(database, key.organizationId)
    await addAttendees(database, festival, TICKETS)
    await addPoint(database, festival)
    return { ...key, eventId: festival.eventId }
  },

  request({ key }, counter) {
    const scans = Array.from({ length: SCANS }, (_, n) => {
      const number = counter * SCANS + n
      const code = toTicketCode((number % TICKETS) + 1)
      return { code, check_in_point: CHECK_IN_POINT_CODE, client_uuid: toClientUuid(number), scanned_at: SCANNED_AT }
    })
    const path = `/api/v1/events/${BENCH_EVENT_CODE}/scan/batch`
    return encodeJsonRequest('POST', path, key, { 'Idempotency-Key': toClientUuid(counter) }, { scans })
  },

  effects: async (database, key) => (await countRows(database, 'checkins', key)) / SCANS,

  floor: { asynchronousCommit: false, build: buildScanBatchBaseline },
})
