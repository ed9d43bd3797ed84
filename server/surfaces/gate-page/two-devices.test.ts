import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing } from '../../testing/browser.ts'
import {
  findAnswerElement,
  type GateBrowserPage,
  type GatePageServer,
  type GateTicket,
  letAnswersTimeOut,
  openGatePage,
  pairGatePage,
  startGatePageServer,
  typeScannedCode,
} from '../../testing/gate-page/gate-page-server.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

describe.skipIf(isBrowserMissing)('two devices and one ticket', () => {
  let world: GatePageServer
  let browser: Browser
  let pages: [GateBrowserPage, GateBrowserPage]
  let tickets: [GateTicket, GateTicket]

  beforeAll(async () => {
    world = await startGatePageServer()
    tickets = [await world.book({}), await world.book({})]
    browser = await openSharedBrowser()
    const open = async () => {
      const page = await openGatePage(browser, world)
      await pairGatePage(page, world)
      return page
    }
    pages = [await open(), await open()]
  })

  afterAll(async () => {
    await browser?.close()
    await world?.server.close()
  })

  const scan = async (page: GateBrowserPage, { code }: GateTicket, result: string) => {
    await typeScannedCode(page, code)
    await findAnswerElement(page, result).waitFor()
  }
  const resultsOf = async ({ attendees }: GateTicket) =>
    (await world.listCheckins())
      .filter(({ attendee_id }) => attendee_id === attendees[0]?.id)
      .map(({ result }) => result)

  test('with a network: the second says when and where the first has let in', async () => {
    const [first, second] = pages
    await scan(first, tickets[0], 'accepted')
    await scan(second, tickets[0], 'duplicate')
    expect(await findAnswerElement(second).innerText()).toMatch(/First: 12:\d\d, Main gate/)
    expect(await resultsOf(tickets[0])).toEqual(['duplicate', 'accepted'])
    for (const page of pages) await letAnswersTimeOut(page)
  })

  test('without one: both let in, and the later one lists it as decided otherwise, alone', async () => {
    const [first, second] = pages
    for (const page of pages) await page.context().setOffline(true)
    for (const page of pages) await scan(page, tickets[1], 'accepted')
    for (const page of pages) await letAnswersTimeOut(page)
    for (const page of pages) {
      await page.context().setOffline(false)
      await page.locator('.chip.waiting', { hasText: '0 to send' }).waitFor()
    }
    await second.locator('.badge', { hasText: '1' }).waitFor()
    expect(await first.locator('.badge').isHidden()).toBe(true)
    expect(await resultsOf(tickets[1])).toEqual(['duplicate', 'accepted'])
    for (const page of pages) expect(page.complaints).toEqual([])
  })
})
