import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutBrowser } from '../../testing/browser.ts'
import {
  answerOf,
  type GatePage,
  type GateWorld,
  openGatePage,
  pairPage,
  startGateWorld,
  type Ticket,
  waitAWhile,
  wedge,
} from '../../testing/gate-page/gate-world.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

describe.skipIf(withoutBrowser)('two devices and one ticket', () => {
  let world: GateWorld
  let browser: Browser
  let pages: [GatePage, GatePage]
  let tickets: [Ticket, Ticket]

  beforeAll(async () => {
    world = await startGateWorld()
    tickets = [await world.book({}), await world.book({})]
    browser = await openSharedBrowser()
    const open = async () => {
      const page = await openGatePage(browser, world)
      await pairPage(page, world)
      return page
    }
    pages = [await open(), await open()]
  })

  afterAll(async () => {
    await browser?.close()
    await world?.server.close()
  })

  const scan = async (page: GatePage, { code }: Ticket, result: string) => {
    await wedge(page, code)
    await answerOf(page, result).waitFor()
  }
  const resultsOf = async ({ attendees }: Ticket) =>
    (await world.listCheckins())
      .filter(({ attendee_id }) => attendee_id === attendees[0]?.id)
      .map(({ result }) => result)

  test('with a network: the second says when and where the first has let in', async () => {
    const [first, second] = pages
    await scan(first, tickets[0], 'accepted')
    await scan(second, tickets[0], 'duplicate')
    expect(await answerOf(second).innerText()).toMatch(/First: 12:\d\d, Main gate/)
    expect(await resultsOf(tickets[0])).toEqual(['duplicate', 'accepted'])
    for (const page of pages) await waitAWhile(page)
  })

  test('without one: both let in, and the later one lists it as decided otherwise, alone', async () => {
    const [first, second] = pages
    for (const page of pages) await page.context().setOffline(true)
    for (const page of pages) await scan(page, tickets[1], 'accepted')
    for (const page of pages) await waitAWhile(page)
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
