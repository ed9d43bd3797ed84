import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, launchBrowser } from '../../testing/browser.ts'
import {
  findAnswerElement,
  type GateBrowserPage,
  type GatePageServer,
  letAnswersTimeOut,
  openGatePage,
  pairGatePage,
  startGatePageServer,
  typeScannedCode,
} from '../../testing/gate-page/gate-page-server.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

/** What the page asked of the phone: sounds by their tones, vibrations, and the screen to stay on. */
const RECORD = `
  globalThis.phone = { tones: [], vibrations: [], locks: 0, releases: 0 }
  globalThis.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options)
      phone.tones.push(options.frequency)
    }
  }
  navigator.vibrate = (pattern) => phone.vibrations.push(pattern.length)
  navigator.wakeLock.request = async (kind) => {
    phone.locks += kind === 'screen' ? 1 : 0
    return { release: async () => { phone.releases += 1 } }
  }`

type PhoneUse = { tones: number[]; vibrations: number[]; locks: number; releases: number }

const SIZES = {
  'a small phone': { width: 320, height: 568 },
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 768, height: 1024 },
  'a tablet on its side': { width: 1024, height: 768 },
}

describe.skipIf(isBrowserMissing)('the page', () => {
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

  const open = async (options: BrowserContextOptions = {}, script = ''): Promise<GateBrowserPage> => {
    const page = await openGatePage(browser, world, options)
    if (script) await page.addInitScript(script)
    await pairGatePage(page, world)
    return page
  }
  const close = async (page: GateBrowserPage) => {
    expect(page.complaints).toEqual([])
    await page.context().close()
  }
  const phoneOf = (page: GateBrowserPage) => page.evaluate('phone') as Promise<PhoneUse>

  test('has three sounds and vibrations, which can be switched off, and keeps the screen on', async () => {
    // On the roster, so that the answer is the same where the service is slow.
    const { code } = await world.book({})
    const page = await open({}, RECORD)
    expect(await phoneOf(page)).toMatchObject({ locks: 1 })
    const heard: [number[], number[]][] = []
    for (const [read, result] of [
      [code, 'accepted'],
      [code, 'duplicate'],
      ['NOBODY', 'unknown'],
    ] as const) {
      await typeScannedCode(page, read)
      await findAnswerElement(page, result).waitFor()
      const { tones, vibrations } = await phoneOf(page)
      heard.push([tones, vibrations])
      await page.evaluate('phone.tones = [], phone.vibrations = []')
      await letAnswersTimeOut(page)
    }
    expect(heard).toEqual([
      [[880, 1320], [1]],
      [[660, 660], [3]],
      [[196, 147], [3]],
    ])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('switch', { name: 'Sound' }).uncheck()
    await page.keyboard.press('Escape')
    await typeScannedCode(page, 'NOBODY ELSE')
    await findAnswerElement(page, 'unknown').waitFor()
    expect((await phoneOf(page)).tones).toEqual([])
    await close(page)
  })

  test('goes on by a tap anywhere, and answers stay until then where that is chosen', async () => {
    const page = await open({ hasTouch: true })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('switch', { name: 'Answers stay' }).check()
    await page.keyboard.press('Escape')
    await typeScannedCode(page, 'NOBODY')
    await findAnswerElement(page, 'unknown').waitFor()
    await page.clock.fastForward(60_000)
    await findAnswerElement(page, 'unknown').locator('h1').tap()
    await findAnswerElement(page).waitFor({ state: 'detached' })
    await close(page)
  })

  test('does not move where people do not want it', async () => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await open({ reducedMotion })
      await page.evaluate(`addEventListener('animationstart', () => { document.body.dataset.moved = 'yes' }, true)`)
      await typeScannedCode(page, 'NOBODY')
      await findAnswerElement(page, 'unknown').waitFor()
      const animations = await page.evaluate('document.getAnimations().length')
      const moved = await page.evaluate('document.body.dataset.moved')
      await close(page)
      return Number(animations) > 0 || moved === 'yes'
    }
    expect([await moving('no-preference'), await moving('reduce')]).toEqual([true, false])
  })

  test('is used with keys alone: search, scan, menu and back', async () => {
    const page = await open()
    const { attendees } = await world.book({ first_name: 'Kira', last_name: 'Keys', email: 'kira@example.com' })
    const focusOn = async (name: string) => {
      for (let pressed = 0; pressed < 20; pressed += 1) {
        await page.keyboard.press('Tab')
        const focused = page.locator(':focus')
        if (((await focused.getAttribute('aria-label')) ?? (await focused.innerText())).includes(name)) return
      }
      throw new Error(`${name} cannot be reached with the key Tab.`)
    }
    await focusOn('Search')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await page.keyboard.type('kira@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Kira Keys').waitFor()
    await focusOn(`Scan: ${attendees[0]?.name}`)
    await page.keyboard.press('Enter')
    await findAnswerElement(page, 'accepted').waitFor()
    await page.keyboard.press('Enter')
    await findAnswerElement(page).waitFor({ state: 'detached' })
    await focusOn('Menu')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator(':focus').innerText()).toBe('Menu')
    await close(page)
  })

  describe('fits', () => {
    let page: GateBrowserPage

    beforeAll(async () => {
      page = await open()
    })

    afterAll(() => close(page))

    /** Elements that are not wholly on the screen. */
    const outside = (root: string) =>
      page.evaluate(`[...document.querySelectorAll(':is(${root}) :is(button, h1, input, .verdict .sign)')]
        .filter((each) => each.checkVisibility())
        .map((each) => [each.className, each.textContent, each.getBoundingClientRect()])
        .filter(([, , { left, top, right, bottom }]) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        .map(([name, text, { left, top, right, bottom }]) => [name, text, left, top, right, bottom].join(' '))`)
    const isWide = () => page.evaluate('document.documentElement.scrollWidth > innerWidth')

    test.each(Object.entries(SIZES))('%s, with its buttons in reach', async (_, viewport) => {
      await page.setViewportSize(viewport)
      const { code } = await world.book({ first_name: 'Maximiliana', last_name: 'Featherstonehaugh-Wolfeschlegel' })
      expect([await outside('.gate'), await isWide()]).toEqual([[], false])
      await typeScannedCode(page, code)
      await findAnswerElement(page, 'accepted').waitFor()
      expect([await outside('.answer'), await isWide()]).toEqual([[], false])
      await letAnswersTimeOut(page)
      await typeScannedCode(page, code)
      await findAnswerElement(page, 'duplicate').waitFor()
      // What is about the person may be scrolled.
      expect([await outside('.answer .verdict, .answer footer'), await isWide()]).toEqual([[], false])
      await letAnswersTimeOut(page)
    })
  })

  test('can be installed', async () => {
    const windowed = await launchBrowser()
    const page = await openGatePage(windowed, world)
    await page.goto(`${page.origin}/scan`)
    await page.evaluate('navigator.serviceWorker.ready')
    const session = await page.context().newCDPSession(page)
    const { url, errors } = await session.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${page.origin}/scan/manifest.webmanifest`, []])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // The contexts of tests are like private windows, in which nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    await windowed.close()
  })
})
