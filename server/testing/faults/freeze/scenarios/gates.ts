import { randomUUID } from 'node:crypto'
import { makeEvent, someone } from '../../../fixtures.ts'
import type { Keyed, Organization, Target } from '../target.ts'

/** An event whose people share a ticket with everybody they registered with. */
export type Gate = {
  organization: Organization
  eventId: string
  /** Of the event, on the API and on the scanner host. */
  path: string
  scannerPath: string
  /** Registers so many people on one ticket, and answers its code. */
  addFamily(people: number, by?: Keyed): Promise<string>
}

/** Lets everybody in as often as they come. */
export const OPEN_POINT = 'open'
/** Lets everybody in once a day. */
export const ENTRY_POINT = 'entry'

export async function makeGate(target: Target): Promise<Gate> {
  const organization = await target.newOrganization()
  const { call } = organization.live
  const path = await makeEvent(call, { types: [{ code: 'family', name: 'Family', ticket: 'shared' }] })
  for (const point of [
    { code: OPEN_POINT, name: 'Open', kind: 'entry', limit: 'unlimited' },
    { code: ENTRY_POINT, name: 'Entry', kind: 'entry' },
  ]) {
    await call('POST', `${path}/check-in-points`, point)
  }
  const { body: event } = await call('GET', path)
  const addFamily: Gate['addFamily'] = async (people, by = organization.live) => {
    const attendees = Array.from({ length: people }, () => someone({ attendee_type: 'family' }))
    const { body: registration } = await by.call('POST', `${path}/registrations`, {
      attendees,
      send_ticket_emails: false,
    })
    const { body: ticket } = await by.call('GET', `${path}/tickets/${registration.attendees[0].ticket_ids[0]}`)
    return ticket.code
  }
  return { organization, eventId: event.id, path, scannerPath: `/api${path}`, addFamily }
}

export async function makeEach<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let n = 0; n < count; n += 1) made.push(await make(n))
  return made
}

const OPENING = Date.parse('2026-06-05T08:00:00Z')

/** The first day of the event, a second after the other. */
export const scanOf = (code: string, check_in_point: string, n = 0) => ({
  code,
  check_in_point,
  client_uuid: randomUUID(),
  scanned_at: new Date(OPENING + n * 1000).toISOString(),
})
