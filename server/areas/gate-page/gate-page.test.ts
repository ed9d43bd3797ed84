import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, withoutBrowser } from '../../testing/browser.ts'
import {
  answerOf,
  type GatePage,
  type GateWorld,
  openGatePage,
  pairPage,
  startGateWorld,
  wedge,
} from '../../testing/gate-page/gate-world.ts'

describe.skipIf(withoutBrowser)('the gate page', () => {
  let world: GateWorld
  let browser: Browser
  let page: GatePage

  beforeAll(async () => {
    world = await startGateWorld()
    browser = await openBrowser()
    page = await openGatePage(browser, world)
    await pairPage(page, world)
  })

  afterAll(async () => {
    await browser?.close()
    await world?.server.close()
  })

  test('lets in', async () => {
    const { code, attendees } = await world.book({})
    await wedge(page, code)
    await answerOf(page).waitFor()
    expect(await answerOf(page).innerText()).toContain(attendees[0]?.name)
    expect(page.complaints).toEqual([])
  })
})
