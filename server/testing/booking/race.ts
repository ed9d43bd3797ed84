import { callWith, makeEvent } from '../fixtures.ts'
import type { TestServer } from '../test-server.ts'
import { type Attempts, startAttempts } from './acts.ts'
import { findDiscrepancies } from './discrepancies.ts'
import type { Structure } from './model.ts'
import { findProblems } from './replay.ts'
import { readSerial, readSteps } from './serial-order.ts'

const GENEROUS = 1_000_000

/** An event, and clients that compete for its places on one or several servers. */
export type Race = Attempts & {
  /** Problems in the stored rows; call it when no request is running. */
  findDiscrepancies(): Promise<string[]>
  /** The same, plus outcomes that differ from the model. */
  findFaults(): Promise<string[]>
}

/** Needs `noteSerialOrder` on the server's database first. */
export async function openRace(server: TestServer, structure: Structure, urls = [server.url]): Promise<Race> {
  const organizationId = await server.organization({ overrides: { api_rate_per_min: GENEROUS } })
  const { value } = await server.key(organizationId, {
    scopes: ['read', 'write', 'admin'],
    requestsPerMinute: GENEROUS,
  })
  const call = callWith(server, value)
  const path = await makeEvent(call, {
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
  const serial = await readSerial(server.database)
  const attempts = startAttempts(urls, value, path)
  return {
    ...attempts,
    findDiscrepancies: () => findDiscrepancies(server.database, eventId),
    findFaults: async () => [
      ...findProblems(structure, await readSteps(server.database, eventId, serial), attempts.all),
      ...(await findDiscrepancies(server.database, eventId)),
    ],
  }
}
