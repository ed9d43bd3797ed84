import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing } from '../../testing/browser.ts'
import { buildNewAttendee } from '../../testing/fixtures.ts'
import {
  type GatePageServer,
  openGatePage,
  pairGatePage,
  startGatePageServer,
} from '../../testing/gate-page/gate-page-server.ts'
import { scanAllCodes } from '../../testing/gate-page/scan-all.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { chooseByWholeRun } from '../../testing/whole-run.ts'

const SCANS = chooseByWholeRun(200, 60)
const AT_ONCE = 20

describe.skipIf(isBrowserMissing)('a queue of people at one gate', () => {
  let world: GatePageServer
  let browser: Browser

  beforeAll(async () => {
    world = await startGatePageServer()
    browser = await openSharedBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await world?.server.close()
  })

  async function bookAll(): Promise<string[]> {
    for (let booked = 0; booked < SCANS; booked += AT_ONCE) {
      const attendees = Array.from({ length: AT_ONCE }, () => buildNewAttendee({ days: ['fri'] }))
      await world.call('POST', `${world.event}/registrations`, { attendees, send_ticket_emails: false })
    }
    const { body } = await world.call('GET', `${world.event}/tickets?limit=${SCANS}`)
    return body.data.map(({ code }: { code: string }) => code)
  }

  const countRecorded = async () => Number((await world.server.database('scans').count())[0]?.count)

  test('are let in and recorded once, with the network cut and the page reloaded in the middle', async () => {
    const codes = await bookAll()
    expect(codes).toHaveLength(SCANS)
    const page = await openGatePage(browser, world)
    await pairGatePage(page, world)
    await page.evaluate('navigator.serviceWorker.ready')
    const waiting = async () => Number.parseInt(await page.locator('.chip.waiting').innerText(), 10)

    const first = scanAllCodes(page, codes.slice(0, SCANS / 2))
    await expect.poll(countRecorded).toBeGreaterThan(SCANS / 4)
    await page.context().setOffline(true)
    const shown = await first
    await page.reload()
    await page.locator('main.gate').waitFor()
    const before = await waiting()
    expect(before).toBeGreaterThan(0)

    const second = scanAllCodes(page, codes.slice(SCANS / 2))
    await expect.poll(waiting).toBeGreaterThan(before + SCANS / 4)
    await page.context().setOffline(false)
    shown.push(...(await second))
    await page.locator('.chip.waiting', { hasText: /^0 / }).waitFor()

    expect(shown.filter(({ admitted }) => admitted)).toHaveLength(SCANS)
    expect(new Set(shown.map(({ by }) => by))).toEqual(new Set(['service', 'device']))
    const recorded = await world.server.database('scans').select('client_uuid')
    expect(recorded.map(({ client_uuid }) => client_uuid).sort()).toEqual(shown.map(({ scan }) => scan).sort())
    const results = (await world.listCheckins()).map(({ result }) => result)
    expect(results).toEqual(Array(SCANS).fill('accepted'))
    expect(await page.locator('.badge').isHidden()).toBe(true)
    expect(page.complaints).toEqual([])
  })
})
