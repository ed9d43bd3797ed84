import { buildTestApiCall, makeTestEvent } from '../fixtures.ts'
import type { TestServer } from '../test-server.ts'
import { type BookingAttempts, startBookingAttempts } from './acts.ts'
import { findBookingDiscrepancies } from './discrepancies.ts'
import type { EventCapacities } from './model.ts'
import { findReplayDifferences } from './replay.ts'
import { readLastPlaceCountChange, readPlaceCountChanges } from './serial-order.ts'

const GENEROUS = 1_000_000

/** An event, and clients that compete for its places on one or several servers. */
export type BookingRace = BookingAttempts & {
  /** Problems in the stored rows; call it when no request is running. */
  findDiscrepancies(): Promise<string[]>
  /** The same, plus outcomes that differ from the model. */
  findFaults(): Promise<string[]>
}

/** Needs `recordPlaceCountChanges` on the server's database first. */
export async function startBookingRace(
  server: TestServer,
  structure: EventCapacities,
  urls = [server.url],
): Promise<BookingRace> {
  const organizationId = await server.organization({ overrides: { api_rate_per_min: GENEROUS } })
  const { value } = await server.key(organizationId, {
    scopes: ['read', 'write', 'admin'],
    requestsPerMinute: GENEROUS,
  })
  const call = buildTestApiCall(server, value)
  const path = await makeTestEvent(call, {
    event: { capacity: structure.capacity, waitlist: structure.waitlist },
    days: Object.entries(structure.days).map(([code, capacity], n) => ({ code, capacity, date: `2026-06-0${n + 1}` })),
    types: Object.entries(structure.types).map(([code, capacity]) => ({
      code,
      name: code,
      capacity,
      ticket: structure.shared?.includes(code) ? 'shared' : 'per_person',
    })),
  })
  const eventId: string = (await call('GET', path)).body.id
  const serial = await readLastPlaceCountChange(server.database)
  const attempts = startBookingAttempts(urls, value, path)
  return {
    ...attempts,
    findDiscrepancies: () => findBookingDiscrepancies(server.database, eventId),
    findFaults: async () => [
      ...findReplayDifferences(structure, await readPlaceCountChanges(server.database, eventId, serial), attempts.all),
      ...(await findBookingDiscrepancies(server.database, eventId)),
    ],
  }
}
