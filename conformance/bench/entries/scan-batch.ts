import { defineEntry, jsonRequest } from '../entry.ts'
import { writeBarely } from '../gates/batch-floor.ts'
import { addGate, clientUuid, POINT, SCANNED_AT } from '../gates/gate.ts'
import { addFestival, addPeople, EVENT, ticketCode } from '../people/festival.ts'
import { addUnlimitedKey, countRows, type UnlimitedKey } from '../unlimited-key.ts'

const TICKETS = 100_000
const SCANS = 500

type Needs = UnlimitedKey & { eventId: string }

/** POST /api/v1/events/fest/scan/batch: 500 scans that were made offline. */
export const entry = defineEntry<Needs>({
  bar: 0.5,

  async setup(database) {
    const key = await addUnlimitedKey(database, ['scanner'])
    const festival = await addFestival(database, key.organizationId)
    await addPeople(database, festival, TICKETS)
    await addGate(database, festival)
    return { ...key, eventId: festival.eventId }
  },

  request({ key }, counter) {
    const scans = Array.from({ length: SCANS }, (_, n) => {
      const number = counter * SCANS + n
      const code = ticketCode((number % TICKETS) + 1)
      return { code, check_in_point: POINT, client_uuid: clientUuid(number), scanned_at: SCANNED_AT }
    })
    const path = `/api/v1/events/${EVENT}/scan/batch`
    return jsonRequest('POST', path, key, { 'Idempotency-Key': clientUuid(counter) }, { scans })
  },

  effects: async (database, key) => (await countRows(database, 'checkins', key)) / SCANS,

  floor: { asynchronousCommit: false, build: writeBarely },
})
