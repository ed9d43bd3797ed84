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
import { type OtherReleaseProxy, startOtherReleaseProxy } from '../../testing/gate-page/proxy.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

describe.skipIf(isBrowserMissing)('without a network', () => {
  let world: GatePageServer
  let proxy: OtherReleaseProxy
  let browser: Browser
  let page: GateBrowserPage
  let tickets: GateTicket[]

  beforeAll(async () => {
    world = await startGatePageServer()
    proxy = await startOtherReleaseProxy(world.server.url)
    browser = await openSharedBrowser()
  })

  beforeEach(async () => {
    tickets = [await world.book({}), await world.book({}), await world.book({})]
    page = await openGatePage(browser, world, { origin: proxy.url })
    await pairGatePage(page, world)
    await page.evaluate('navigator.serviceWorker.ready')
  })

  afterAll(async () => {
    await browser?.close()
    await proxy?.close()
    await world?.server.close()
  })

  const codeOf = (place: number) => tickets[place]?.code ?? ''
  const scansOf = async (place: number) => {
    const person = tickets[place]?.attendees[0]?.id
    return (await world.listCheckins()).filter(({ attendee_id }) => attendee_id === person)
  }
  const resultsOf = async (place: number) => (await scansOf(place)).map(({ result }) => result)
  const waiting = () => page.locator('.chip.waiting')

  /** Scans with the network cut. */
  const scanOffline = async (place: number, result: string) => {
    await typeScannedCode(page, codeOf(place))
    await findAnswerElement(page, result).waitFor()
    expect(await findAnswerElement(page).innerText()).toContain('Decided offline')
    await letAnswersTimeOut(page)
  }

  test('the device decides the same, and what waits outlives a cold start and is sent once when there is one', async () => {
    await page.context().setOffline(true)
    await scanOffline(0, 'accepted')
    await scanOffline(1, 'accepted')
    await scanOffline(0, 'duplicate')
    await page.locator('.chip.connection', { hasText: 'Offline' }).waitFor()
    expect(await waiting().innerText()).toBe('3 to send')

    const context = page.context()
    await page.close()
    page = await collectPageComplaints(await context.newPage(), proxy.url)
    await page.goto(`${proxy.url}/scan`)
    await waiting().filter({ hasText: '3 to send' }).waitFor()
    await scanOffline(2, 'accepted')
    expect(await world.listCheckins()).toEqual([])

    await context.setOffline(false)
    await waiting().filter({ hasText: '0 to send' }).waitFor()
    expect([await resultsOf(0), await resultsOf(1), await resultsOf(2)]).toEqual([
      ['duplicate', 'accepted'],
      ['accepted'],
      ['accepted'],
    ])
    expect(page.complaints).toEqual([])
  })

  test('a code that an old roster does not have is no unknown one: ask', async () => {
    await page.context().setOffline(true)
    await page.clock.fastForward(120_000)
    await typeScannedCode(page, 'SOLD A MINUTE AGO')
    await page.locator('.answer[data-sign="ask"]').waitFor()
    expect(await findAnswerElement(page).innerText()).toContain('Please ask')
    expect(page.complaints).toEqual([])
  })

  test('an answer that comes late replaces the one of the device that is still shown', async () => {
    const { code } = await world.book({})
    const late = Promise.withResolvers<void>()
    await page.route(/\/scan$/, async (route) => {
      await late.promise
      await route.continue()
    })
    await typeScannedCode(page, code)
    await findAnswerElement(page, 'unknown').waitFor()
    late.resolve()
    await findAnswerElement(page, 'accepted').waitFor()
    await page.locator('.badge', { hasText: '1' }).waitFor()
    expect(page.complaints).toEqual([])
  })

  test('what the service decides otherwise later is a list to look at', async () => {
    await page.context().setOffline(true)
    await scanOffline(0, 'accepted')
    const otherGate = await world.otherGate()
    expect((await otherGate(codeOf(0))).body.result).toBe('accepted')
    await page.context().setOffline(false)
    await page.locator('.badge', { hasText: '1' }).waitFor()
    await page.getByRole('button', { name: 'Recent' }).click()
    const difference = page.locator('.differences li')
    for (const text of ['Shown here: Welcome', 'Decided: Already used']) {
      expect(await difference.innerText()).toContain(text)
    }
    await difference.getByRole('button', { name: 'Seen' }).click()
    await difference.waitFor({ state: 'detached' })
    expect(page.complaints).toEqual([])
  })

  test('a revoked device stops, keeps what waits, erases its roster, and sends it after it was paired again', async () => {
    await page.context().setOffline(true)
    await scanOffline(0, 'accepted')
    await world.revokeDevices()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'This device is no longer paired' }).waitFor()
    await page.getByText('Scans that wait here: 1.').waitFor()
    expect(await readPageStorage(page)).not.toContain('code_hash')
    await page.getByRole('button', { name: 'Pair this device' }).click()
    await page.getByLabel('Pairing code').fill(await world.makePairingCode('main-gate'))
    await page.getByRole('button', { name: 'Pair', exact: true }).click()
    await waiting().filter({ hasText: '0 to send' }).waitFor()
    expect(await resultsOf(0)).toEqual(['accepted'])
    expect(page.complaints).toEqual([])
  })

  test('software that is too old stops, keeps what waits, and goes on when it is new enough', async () => {
    await page.context().setOffline(true)
    await scanOffline(0, 'accepted')
    proxy.headers = { 'x-scanner-version': '0.0.9' }
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'This page is too old' }).waitFor()
    await page.getByText('Scans that wait here: 1.').waitFor()
    await typeScannedCode(page, codeOf(1))
    proxy.headers = {}
    await page.getByRole('button', { name: 'Update' }).click()
    await waiting().filter({ hasText: '0 to send' }).waitFor()
    expect([await resultsOf(0), await resultsOf(1)]).toEqual([['accepted'], []])
    expect(page.complaints).toEqual([])
  })

  test('a new version takes over when nothing is shown, and what waits is still there', async () => {
    const version = () => page.evaluate('caches.keys().then((names) => names.join())')
    const first = await version()
    proxy.change = (path, text) =>
      path === '/scan/service-worker.js' ? text.replace(/version:`[^`]+`/, 'version:`the-next-one`') : text
    await page.context().setOffline(true)
    await scanOffline(0, 'accepted')
    await page.route(/\/api\/v1\//, (route) => route.abort())
    await page.context().setOffline(false)
    await page.evaluate('navigator.serviceWorker.getRegistration("/scan").then((known) => known.update())')
    await expect.poll(version).toContain('the-next-one')
    await typeScannedCode(page, codeOf(1))
    await findAnswerElement(page, 'accepted').waitFor()
    expect(await version()).toContain(first)
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.clock.fastForward(30_000)
    await reloaded
    await expect.poll(version).toBe('gate-page-the-next-one')
    await waiting().filter({ hasText: '2 to send' }).waitFor()
    await page.unroute(/\/api\/v1\//)
    await page.clock.fastForward(10_000)
    await waiting().filter({ hasText: '0 to send' }).waitFor()
    expect([await resultsOf(0), await resultsOf(1)]).toEqual([['accepted'], ['accepted']])
    expect(page.complaints).toEqual([])
  })
})
