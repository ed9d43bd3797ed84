import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowserContext } from '../browser.ts'
import { makeTestPairingCode } from '../devices/pairing.ts'
import { buildNewAttendee, buildTestApiCall, buildTestFixtures, makeTestEvent } from '../fixtures.ts'
import { makeTestDevice } from '../make-device.ts'
import { makeManagerWithPin } from '../make-manager.ts'
import type { TestClock } from '../test-clock.ts'
import { startTestServer, type TestServerOptions } from '../test-server.ts'

const FRIDAY = Date.parse('2026-06-05T10:00:00.000Z')
const AT_GATE = '/api/v1/events/fest/scan'

/** A clock that runs: devices may make ten scans a second. */
function buildRunningClock(): TestClock {
  let offset = FRIDAY - Date.now()
  const now = () => new Date(Date.now() + offset)
  return {
    now,
    database: now,
    set: (instant) => {
      offset = new Date(instant).getTime() - Date.now()
    },
    advance: (milliseconds) => {
      offset += milliseconds
    },
  }
}

export type GateTicket = { code: string; id: string; attendees: { id: string; name: string }[] }

type GateWorldOptions = TestServerOptions & { event?: object; types?: object[]; mode?: 'live' | 'test' }

const TYPES = [
  { code: 'visitor', name: 'Visitor' },
  { code: 'family', name: 'Family', ticket: 'shared' },
]

/** A server with an event whose Friday is today, two check-in points, and shared tickets. */
export async function startGatePageServer({ types = TYPES, ...options }: GateWorldOptions = {}) {
  const server = await startTestServer({ ...options, clock: buildRunningClock() })
  const fixtures = await buildTestFixtures(server)
  const call = fixtures[options.mode ?? 'live']
  const event = await makeTestEvent(call, { types, event: { name: 'Harbour Lights', ...options.event } })
  await call('POST', `${event}/check-in-points`, { code: 'main-gate', name: 'Main gate', kind: 'entry' })
  await call('POST', `${event}/check-in-points`, { code: 'backstage', name: 'Backstage', kind: 'zone' })
  const { id: eventId } = (await call('GET', event)).body

  const book = async (...people: object[]): Promise<GateTicket> => {
    const attendees = people.map((more) => buildNewAttendee({ days: ['fri'], ...more }))
    const { body } = await call('POST', `${event}/registrations`, { attendees })
    const id = body.attendees[0].ticket_ids[0]
    const { code } = (await call('GET', `${event}/tickets/${id}`)).body
    type Booked = { id: string; first_name: string; last_name: string }
    const toAttendee = ({ id, first_name, last_name }: Booked) => ({ id, name: `${first_name} ${last_name}` })
    return { code, id, attendees: body.attendees.map(toAttendee) }
  }

  /** Another gate, which scans by the API. */
  const otherGate = async () => {
    const { value } = await makeTestDevice(server.database, server.clock.now(), fixtures.organizationId, eventId)
    const gate = buildTestApiCall(server, value)
    return (code: string) => {
      const scanned_at = server.clock.now().toISOString()
      return gate('POST', AT_GATE, { code, check_in_point: 'main-gate', client_uuid: randomUUID(), scanned_at })
    }
  }

  const makeMember = async () => (await makeManagerWithPin(server, fixtures.organizationId)).email

  return {
    server,
    call,
    event,
    book,
    otherGate,
    makeMember,
    makePairingCode: (point?: string) =>
      makeTestPairingCode(server, fixtures.organizationId, { event: eventId, point }),
    listCheckins: async (): Promise<{ result: string; client_uuid: string; attendee_id: string | null }[]> =>
      (await call('GET', `${event}/checkins?limit=200`)).body.data,
    revokeDevices: () => server.database('devices').update({ revoked_at: server.clock.now() }),
  }
}

export type GatePageServer = Awaited<ReturnType<typeof startGatePageServer>>

export type GateBrowserPage = Page & { complaints: string[]; origin: string }

/** A browser of its own, whose clock runs beside that of the server. It collects what must never happen. */
export async function openGatePage(
  browser: Browser,
  { server }: GatePageServer,
  { origin = server.url, ...options }: BrowserContextOptions & { origin?: string } = {},
): Promise<GateBrowserPage> {
  const context = await openBrowserContext(browser, {
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...options,
  })
  await context.clock.install({ time: server.clock.now() })
  return collectPageComplaints(await context.newPage(), origin)
}

/** Refusals and cut networks are what tests bring about; the browser prints each of them. */
const NETWORK = /^Failed to load resource/

export async function collectPageComplaints(page: Page, ownOrigin: string): Promise<GateBrowserPage> {
  const complaints: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && origin !== ownOrigin) complaints.push(`request to ${request.url()}`)
  })
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !NETWORK.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`${error.stack}`))
  await page.exposeFunction('complain', (text: string) => complaints.push(text))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    complain('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`)
  return Object.assign(page, { complaints, origin: ownOrigin })
}

/** Pairs by the address that `postern-admin device code` shows, and waits for the roster. */
export async function pairGatePage(
  page: GateBrowserPage,
  world: GatePageServer,
  point: string | null = 'main-gate',
): Promise<void> {
  await page.goto(`${page.origin}/scan#pair=${await world.makePairingCode(point ?? undefined)}`)
  await page.locator('.pairing button.primary.wide').click()
  await page.locator('.gate').waitFor()
  await page.locator('.chip.roster', { hasText: /\d s$/ }).waitFor()
}

/** As a hand scanner: keys without a focus, and Enter, as fast as a busy machine passes them on. */
export async function typeScannedCode(page: Page, code: string): Promise<void> {
  await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)))
}

export const findAnswerElement = (page: Page, result?: string) =>
  page.locator(result === undefined ? '.answer' : `.answer[data-result="${result}"]`)

/** Lets answers go by themselves, and codes be out of sight. */
export async function letAnswersTimeOut(page: Page): Promise<void> {
  await page.clock.fastForward(8_000)
  await findAnswerElement(page).waitFor({ state: 'detached' })
}

/** Everything that the page and its scanner store, as one text. */
export function readPageStorage(page: Page): Promise<string> {
  return page.evaluate(`Promise.all(['postern-scanner', 'postern-gate'].map((name) => new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const store = opening.result.transaction('kept').objectStore('kept')
      store.getAll().onsuccess = ({ target }) => resolve(target.result)
    }
  }))).then(JSON.stringify)`)
}
