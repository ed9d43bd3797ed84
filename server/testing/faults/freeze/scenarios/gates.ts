import { randomUUID } from 'node:crypto'
import { buildNewAttendee, makeTestEvent } from '../../../fixtures.ts'
import type { ApiKeyClient, FreezeScenarioTarget, ScenarioOrganization } from '../target.ts'

/** An event where all people of a registration share a ticket. */
export type GateTestEvent = {
  organization: ScenarioOrganization
  eventId: string
  /** Paths of the event, on the API and on the scanner host. */
  path: string
  scannerPath: string
  /** Registers people on one ticket, and returns its code. */
  addFamily(people: number, by?: ApiKeyClient): Promise<string>
}

/** Admits everybody any number of times. */
export const UNLIMITED_CHECK_IN_POINT_CODE = 'open'
/** Admits everybody once a day. */
export const ONCE_A_DAY_CHECK_IN_POINT_CODE = 'entry'

export async function makeGateTestEvent(target: FreezeScenarioTarget): Promise<GateTestEvent> {
  const organization = await target.newOrganization()
  const { call } = organization.live
  const path = await makeTestEvent(call, { types: [{ code: 'family', name: 'Family', ticket: 'shared' }] })
  for (const point of [
    { code: UNLIMITED_CHECK_IN_POINT_CODE, name: 'Open', kind: 'entry', limit: 'unlimited' },
    { code: ONCE_A_DAY_CHECK_IN_POINT_CODE, name: 'Entry', kind: 'entry' },
  ]) {
    await call('POST', `${path}/check-in-points`, point)
  }
  const { body: event } = await call('GET', path)
  const addFamily: GateTestEvent['addFamily'] = async (people, by = organization.live) => {
    const attendees = Array.from({ length: people }, () => buildNewAttendee({ attendee_type: 'family' }))
    const { body: registration } = await by.call('POST', `${path}/registrations`, {
      attendees,
      send_ticket_emails: false,
    })
    const { body: ticket } = await by.call('GET', `${path}/tickets/${registration.attendees[0].ticket_ids[0]}`)
    return ticket.code
  }
  return { organization, eventId: event.id, path, scannerPath: `/api${path}`, addFamily }
}

export async function makeOneByOne<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let n = 0; n < count; n += 1) made.push(await make(n))
  return made
}

const OPENING = Date.parse('2026-06-05T08:00:00Z')

/** On the first day of the event, one second apart. */
export const buildScanBody = (code: string, check_in_point: string, n = 0) => ({
  code,
  check_in_point,
  client_uuid: randomUUID(),
  scanned_at: new Date(OPENING + n * 1000).toISOString(),
})
