import { memoryStorage, openScanner, type Scanner, type ScannerOptions } from '../../../sdk/src/scanner/index.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall, type TestFixtures } from '../fixtures.ts'
import { makeTestDevice, type TestDeviceOptions } from '../make-device.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

export const FRIDAY_TIMESTAMP = Date.parse('2026-06-05T10:00:00.000Z')

/** An event with a gate, and people with tickets. */
export type ScannerTestEvent = {
  server: TestServer
  fixtures: TestFixtures
  live: TestApiCall
  /** With the scope `scanner`. */
  key: string
  event: string
  /** Registers one person, and returns the ticket code. */
  book(): Promise<string>
  /** Registers people together, and returns the ticket of the first. */
  bookTicket(people: object[]): Promise<{ id: string; code: string }>
  /** Pairs a device, and returns its token. */
  pair(options?: TestDeviceOptions): Promise<{ id: string; value: string }>
  open(options?: Partial<ScannerOptions>): Promise<Scanner>
  checkins(): Promise<{ result: string; device_result: string | null; client_uuid: string }[]>
}

export type ScannerTestServer = Pick<ScannerTestEvent, 'server' | 'fixtures' | 'live' | 'key'> & {
  newEvent(options?: Parameters<typeof makeTestEvent>[1]): Promise<ScannerTestEvent>
}

export async function startScannerTestServer(): Promise<ScannerTestServer> {
  const server = await startTestServer()
  const fixtures = await buildTestFixtures(server)
  const live = await fixtures.as({ scopes: ['read', 'write', 'admin', 'scanner'] })
  const { value: key } = await server.key(fixtures.organizationId, {
    scopes: ['scanner'],
    requestsPerMinute: 100_000,
  })
  let events = 0

  const newEvent = async (options: Parameters<typeof makeTestEvent>[1] = {}): Promise<ScannerTestEvent> => {
    events += 1
    const event = `fest-${events}`
    await makeTestEvent(live, { ...options, code: event })
    await live('POST', `/v1/events/${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
    const usual = { baseUrl: server.url, apiKey: key, event, now: () => FRIDAY_TIMESTAMP, sleep: async () => {} }
    const bookTicket = async (people: object[]) => {
      const attendees = people.map((person) => buildNewAttendee({ days: ['fri', 'sat'], ...person }))
      const { body } = await live('POST', `/v1/events/${event}/registrations`, { attendees })
      return (await live('GET', `/v1/events/${event}/tickets/${body.attendees[0].ticket_ids[0]}`)).body
    }
    return {
      server,
      fixtures,
      live,
      key,
      event,
      book: async () => (await bookTicket([{}])).code,
      bookTicket,
      pair: async (options) => {
        const { id } = (await live('GET', `/v1/events/${event}`)).body
        return makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, id, options)
      },
      open: (options = {}) => openScanner({ ...usual, storage: memoryStorage(), ...options }),
      checkins: async () => (await live('GET', `/v1/events/${event}/checkins?limit=200`)).body.data,
    }
  }

  return { server, fixtures, live, key, newEvent }
}

export async function scanAtGate(scanner: Scanner, code: string): Promise<string> {
  const told = await scanner.scan({ code, checkInPoint: 'gate' })
  return told.askOnline ? told.why : told.result
}
