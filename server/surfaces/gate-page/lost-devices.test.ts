import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isBrowserMissing } from '../../testing/browser.ts'
import {
  collectPageComplaints,
  findAnswerElement,
  type GateBrowserPage,
  type GatePageServer,
  type GateTicket,
  letAnswersTimeOut,
  openGatePage,
  pairGatePage,
  readPageStorage,
  startGatePageServer,
  typeScannedCode,
} from '../../testing/gate-page/gate-page-server.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

const DAY_MS = 86_400_000

describe.skipIf(isBrowserMissing)('a device that is gone for long', () => {
  let world: GatePageServer
  let browser: Browser
  let page: GateBrowserPage
  let tickets: [GateTicket, GateTicket]

  beforeAll(async () => {
    browser = await openSharedBrowser()
  })

  beforeEach(async () => {
    world = await startGatePageServer()
    const days = ['fri', 'sat']
    tickets = [await world.book({ first_name: 'Wenceslao', days }), await world.book({ days })]
    page = await openGatePage(browser, world)
    await pairGatePage(page, world)
    await page.evaluate('navigator.serviceWorker.ready')
    return async () => {
      await page.context().close()
      await world.server.close()
    }
  })

  afterAll(async () => {
    await browser?.close()
  })

  const waiting = (text: string) => page.locator('.chip.waiting', { hasText: text }).waitFor()
  const scan = async (code: string, result: string) => {
    await typeScannedCode(page, code)
    await findAnswerElement(page, result).waitFor()
    await letAnswersTimeOut(page)
  }
  const results = async () => (await world.listCheckins()).map(({ result }) => result)
  /** For the service and the page. */
  const letPass = async (milliseconds: number) => {
    world.server.clock.advance(milliseconds)
    await page.clock.fastForward(milliseconds)
  }
  const pairAgain = async () => {
    await page.getByRole('heading', { name: 'Pair this device' }).waitFor()
    await page.getByLabel('Pairing code').fill(await world.makePairingCode('main-gate'))
    await page.getByRole('button', { name: 'Pair', exact: true }).click()
  }

  test('scans for a full day without a network, and sends everything when there is one again', async () => {
    await page.context().setOffline(true)
    await scan(tickets[0].code, 'accepted')
    await letPass(DAY_MS)
    await page.locator('.chip.roster', { hasText: '24 h' }).waitFor()
    await scan(tickets[0].code, 'accepted')
    await page.reload()
    await waiting('2 to send')
    await scan(tickets[1].code, 'accepted')
    await scan(tickets[1].code, 'duplicate')
    await typeScannedCode(page, 'SOLD YESTERDAY')
    await page.locator('.answer[data-sign="ask"]').waitFor()
    expect(await world.listCheckins()).toEqual([])
    await page.context().setOffline(false)
    await waiting('0 to send')
    expect(await results()).toEqual(['unknown', 'duplicate', 'accepted', 'accepted', 'accepted'])
    const days = await world.server.database('checkins').select('scanned_at').orderBy('scanned_at')
    expect(days.map(({ scanned_at }) => scanned_at.getUTCDate())).toEqual([5, 6, 6, 6, 6])
    expect(page.complaints).toEqual([])
  })

  test('that is unpaired has no names and no token any more, keeps what waits, and sends it when it is paired again', async () => {
    expect(await readPageStorage(page)).toContain('Wenceslao')
    await page.context().setOffline(true)
    await scan(tickets[0].code, 'accepted')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Unpair this device' }).click()
    await page.getByText('Scans that wait stay here: 1.').waitFor()
    await page.getByRole('button', { name: 'Unpair this device' }).click()
    await page.getByRole('heading', { name: 'Pair this device' }).waitFor()
    const stored = await readPageStorage(page)
    for (const gone of ['Wenceslao', 'code_hash', 'svc_device', '?link=']) expect(stored).not.toContain(gone)
    expect(stored).toContain(tickets[0].code)
    await page.context().setOffline(false)
    await page.reload()
    await pairAgain()
    await waiting('0 to send')
    expect(await results()).toEqual(['accepted'])
    expect(page.complaints).toEqual([])
  })

  test('has nothing any more seven days after the event, also where it is opened without a network', async () => {
    await page.context().setOffline(true)
    await scan(tickets[0].code, 'accepted')
    world.server.clock.advance(9 * DAY_MS)
    await page.close()
    page = await collectPageComplaints(await page.context().newPage(), page.origin)
    await page.clock.setSystemTime(world.server.clock.now())
    await page.goto(`${page.origin}/scan`)
    await page.getByRole('heading', { name: 'Pair this device' }).waitFor()
    const stored = await readPageStorage(page)
    for (const gone of ['Wenceslao', 'code_hash', tickets[0].code, 'svc_device']) expect(stored).not.toContain(gone)
    expect(page.complaints).toEqual([])
  })

  test.each([
    ['with', false],
    ['without', true],
  ])('is erased seven days after the event while it lies there, %s a network', async (_, isOffline) => {
    await page.context().setOffline(isOffline)
    expect(await readPageStorage(page)).toContain('Wenceslao')
    await letPass(7 * DAY_MS)
    expect(await readPageStorage(page)).toContain('Wenceslao')
    await letPass(2 * DAY_MS)
    await page.getByRole('heading', { name: 'Pair this device' }).waitFor()
    const stored = await readPageStorage(page)
    for (const gone of ['Wenceslao', 'code_hash', 'svc_device']) expect(stored).not.toContain(gone)
    expect(page.complaints).toEqual([])
  })
})
