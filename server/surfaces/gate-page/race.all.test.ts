import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { isBrowserMissing, openBrowserContext } from '../../testing/browser.ts'
import { makeTestPairingCode } from '../../testing/devices/pairing.ts'
import { buildSeededRandom } from '../../testing/faults/random.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../testing/fixtures.ts'
import { type ScanShownOnPage, scanAllCodes } from '../../testing/gate-page/scan-all.ts'
import { raceSeed } from '../../testing/race-seed.ts'
import { chooseRepetitions } from '../../testing/repetitions.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { shuffleItems } from '../../testing/shuffle.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const PAGES = 4
const PEOPLE = chooseRepetitions(30, 500)

describe.skipIf(isBrowserMissing)('four gates without a network now and then', () => {
  let server: TestServer
  let browser: Browser
  let fixtures: TestFixtures
  let codes: string[]
  let path: string

  beforeAll(async () => {
    const clock = { ...systemClock, set: () => undefined, advance: () => undefined }
    server = await startTestServer({ clock })
    browser = await openSharedBrowser()
    fixtures = await buildTestFixtures(server)
    const days = [-1, 0, 1].map((day) => ({ code: `day${day + 1}`, date: dateIn(day) }))
    path = await makeTestEvent(fixtures.live, { days, event: { timezone: 'UTC' } })
    const point = { code: 'main', name: 'Main', kind: 'entry', limit: 'per_event' }
    await fixtures.live('POST', `${path}/check-in-points`, point)
    codes = []
    for (let made = 0; made < PEOPLE; made += 1) codes.push(await register())
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  async function register(): Promise<string> {
    const { body } = await fixtures.live('POST', `${path}/registrations`, {
      attendees: [buildNewAttendee()],
      send_ticket_emails: false,
    })
    const ticket = await fixtures.live('GET', `${path}/tickets/${body.attendees[0].ticket_ids[0]}`)
    return ticket.body.code
  }

  async function openGate(): Promise<Page> {
    const page = await (await openBrowserContext(browser)).newPage()
    const code = await makeTestPairingCode(server, fixtures.organizationId, { event: 'fest', point: 'main' })
    await page.goto(`${server.url}/scan#pair=${code}`)
    await page.locator('form button.primary').click()
    // Before its roster is there a page without a network asks.
    await page.locator('.chip.roster[data-alarm="false"]').waitFor()
    return page
  }

  test(`send every scan once, admit nobody twice on record, and list whom they let in twice (RACE_SEED=${raceSeed})`, {
    timeout: 1_200_000,
  }, async () => {
    const pages = await Promise.all(Array.from({ length: PAGES }, openGate))
    const scanOnPage = (page: Page, index: number) => {
      const random = buildSeededRandom(raceSeed + index)
      return scanInFits(page, shuffleItems(codes, random), random)
    }
    const shown = (await Promise.all(pages.map(scanOnPage))).flat()
    await Promise.all(pages.map((page) => page.locator('.chip.waiting[data-alarm="false"]').waitFor()))
    const listed = (await Promise.all(pages.map(readDifferences))).flat()

    const recorded = await server.database('scans').select('client_uuid')
    expect(recorded.map(({ client_uuid }) => client_uuid).sort()).toEqual(shown.map(({ scan }) => scan).sort())
    const admitted = await server.database('checkins').where('result', 'accepted').select('attendee_id')
    expect(new Set(admitted.map(({ attendee_id }) => attendee_id)).size).toBe(admitted.length)
    expect(admitted).toHaveLength(PEOPLE)

    // Of those who were shown as admitted more than once, all but one are listed, each in one place.
    const first = await server
      .database('scans')
      .join('checkins', 'checkins.scan_id', 'scans.id')
      .where('result', 'accepted')
      .select('client_uuid')
    const isFirst = new Set(first.map(({ client_uuid }) => client_uuid))
    const twice = shown.filter(({ scan, admitted }) => admitted && !isFirst.has(scan)).map(({ scan }) => scan)
    expect(listed.sort()).toEqual(twice.sort())
    expect(twice.length).toBeGreaterThan(0)
    expect(new Set(shown.map(({ by }) => by))).toEqual(new Set(['service', 'device']))
  })
})

/** Scans all codes, with a reload in the middle, while the network comes and goes. */
async function scanInFits(page: Page, codes: readonly string[], random: () => number): Promise<ScanShownOnPage[]> {
  const half = Math.ceil(codes.length / 2)
  const first = await scanWhileCutting(page, codes.slice(0, half), random)
  await page.reload()
  await page.locator('main.gate').waitFor()
  const second = await scanWhileCutting(page, codes.slice(half), random)
  await page.context().setOffline(false)
  return [...first, ...second]
}

/** Every few scans the network is cut or comes back, while the next scan is on its way. */
async function scanWhileCutting(
  page: Page,
  codes: readonly string[],
  random: () => number,
): Promise<ScanShownOnPage[]> {
  const shown: ScanShownOnPage[] = []
  for (let left = codes; left.length > 0; ) {
    const few = 1 + Math.floor(random() * 4)
    const cutting = page.context().setOffline(random() < 0.5)
    shown.push(...(await scanAllCodes(page, left.slice(0, few))))
    await cutting
    left = left.slice(few)
  }
  return shown
}

/** The ids of the scans that the page lists as decided otherwise. */
async function readDifferences(page: Page): Promise<string[]> {
  await page.locator('nav button').nth(1).click()
  const items = page.locator('dialog .differences li')
  return items.evaluateAll((found: HTMLElement[]) => found.map(({ dataset }) => dataset.scan ?? ''))
}

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
