import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, launchBrowser } from '../../testing/browser.ts'
import { filmCodesForCamera } from '../../testing/gate-page/fake-camera.ts'
import {
  findAnswerElement,
  type GatePageServer,
  letAnswersTimeOut,
  openGatePage,
  pairGatePage,
  startGatePageServer,
  typeScannedCode,
} from '../../testing/gate-page/gate-page-server.ts'
import { startOtherReleaseProxy } from '../../testing/gate-page/proxy.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

const EVIL = '<img src=x onerror=complain(1)>{name}$&'
/** A pairing code that cannot be decoded. */
const BROKEN = 'x#pair=%E0%A4%A'

describe.skipIf(isBrowserMissing)('somebody who means harm', () => {
  let world: GatePageServer
  let browser: Browser

  beforeAll(async () => {
    const types = [
      { code: 'visitor', name: EVIL },
      { code: 'family', name: EVIL, ticket: 'shared' },
    ]
    world = await startGatePageServer({ event: { name: EVIL }, types })
    browser = await openSharedBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await world?.server.close()
  })

  test('writes HTML into names and words, and it is text wherever it shows', async () => {
    const person = { first_name: EVIL, last_name: EVIL, email: 'evil@example.com' }
    await world.call('PATCH', `${world.event}/check-in-points/main-gate`, { name: EVIL })
    await world.call('PATCH', `${world.event}/days/fri`, { name: EVIL })
    const word = { singular: EVIL, plural: EVIL }
    const terminology = Object.fromEntries(['event', 'ticket', 'check_in_point', 'attendee'].map((one) => [one, word]))
    await world.server.database('organizations').update({ terminology })
    const single = await world.book(person)
    const shared = await world.book(...[person, person].map((one) => ({ ...one, attendee_type: 'family' })))
    const later = await world.book({ ...person, days: ['sat'] })
    const page = await openGatePage(browser, world)
    await pairGatePage(page, world)
    const isText = async () => {
      expect(await page.locator('img, [onerror]').count()).toBe(0)
      expect(await page.locator('body').innerText()).toContain('<img src=x')
    }
    await isText()
    for (const name of ['Search', 'Recent', 'Menu']) {
      await page.getByRole('button', { name }).click()
      if (name === 'Search') {
        await page.getByRole('dialog').getByRole('textbox').fill('img')
        await page.locator('.results li').first().waitFor()
      }
      await isText()
      await page.keyboard.press('Escape')
    }
    await page.locator('.inside').click()
    await isText()
    await page.keyboard.press('Escape')
    for (const [code, result] of [
      [single.code, 'accepted'],
      [single.code, 'duplicate'],
      [later.code, 'wrong_day'],
    ] as const) {
      await typeScannedCode(page, code)
      await findAnswerElement(page, result).waitFor()
      await isText()
      await letAnswersTimeOut(page)
    }
    await typeScannedCode(page, shared.code)
    await page.getByRole('button', { name: 'All 2 are here' }).waitFor()
    await isText()
    await page.getByRole('button', { name: 'All 2 are here' }).click()
    await findAnswerElement(page, 'accepted').waitFor()
    await isText()
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  test('opens the page with a pairing code that cannot be read, and it can be paired', async () => {
    const page = await openGatePage(browser, world)
    await page.goto(`${page.origin}/scan#pair=%E0%A4%A`)
    await page.getByRole('heading', { name: 'Pair this device' }).waitFor()
    await pairGatePage(page, world)
    await typeScannedCode(page, BROKEN)
    expect(await page.getByRole('alert').first().isHidden()).toBe(true)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  test('holds a picture before the camera that cannot be read, and it goes on reading', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postern-film-'))
    const { code } = await world.book({})
    const filming = await launchBrowser(await filmCodesForCamera(join(folder, 'codes.y4m'), [BROKEN, code]))
    const page = await openGatePage(filming, world, { permissions: ['camera'] })
    await pairGatePage(page, world)
    await page.locator('.camera[data-state="on"]').waitFor()
    await findAnswerElement(page, 'accepted').waitFor()
    expect(page.complaints).toEqual([])
    await filming.close()
    await rm(folder, { recursive: true })
  })

  test('reads the history of the browser, the log and what was asked for, and finds no code, token or address', async () => {
    const page = await openGatePage(browser, world)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const code = await world.makePairingCode('main-gate')
    await page.goto(`${page.origin}/scan#pair=${code}`)
    await page.getByRole('button', { name: 'Pair', exact: true }).click()
    await page.locator('.gate').waitFor()
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('who@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Nobody here has this email.').waitFor()
    const session = await page.context().newCDPSession(page)
    const { entries } = await session.send('Page.getNavigationHistory')
    expect(entries.map(({ url }) => url)).toEqual(['about:blank', `${page.origin}/scan`])
    expect(asked.filter((url) => url.includes(code) || url.includes('svc_'))).toEqual([])
    const log = JSON.stringify(world.server.logLines)
    expect(log).toContain('findTicketsByEmail')
    for (const secret of [code, code.replaceAll('-', ''), 'svc_device', 'who@', 'who%40'])
      expect(log).not.toContain(secret)
    await page.context().close()
  })

  test('stands in the network and answers another page, and the one that was stored stays', async () => {
    const proxy = await startOtherReleaseProxy(world.server.url)
    const page = await openGatePage(browser, world, { origin: proxy.url })
    await pairGatePage(page, world)
    await page.evaluate('navigator.serviceWorker.ready')
    await page.reload()
    await page.locator('.gate').waitFor()
    proxy.change = (path, text) => {
      if (path === '/scan/page.js') return 'document.title = "evil"'
      return path === '/scan/service-worker.js' ? text.replace(/version:`[^`]+`/, 'version:`evil`') : text
    }
    const outcome = await page.evaluate(`navigator.serviceWorker.getRegistration('/scan').then(async (known) => {
      await known.update()
      const { installing } = known
      return new Promise((resolve) => {
        const look = () => ['installed', 'redundant'].includes(installing.state) && resolve(installing.state)
        installing.addEventListener('statechange', look)
        look()
      })
    })`)
    expect(outcome).toBe('redundant')
    await page.reload()
    await page.locator('.gate').waitFor()
    expect(await page.title()).toBe('Gate')
    await page.context().close()
    await proxy.close()
  })

  test('puts the page into a frame or opens it from another site, and gets no hold of it', async () => {
    const page = await openGatePage(browser, world)
    const body = `<iframe src="${page.origin}/scan"></iframe>`
    await page.route('http://other.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('http://other.example/')
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(`globalThis.opened = open('${page.origin}/scan'), undefined`),
    ])
    await opened.getByRole('heading', { name: 'Pair this device' }).waitFor()
    expect(await page.evaluate('opened.closed')).toBe(true)
    expect(await opened.evaluate('opener')).toBe(null)
    await page.context().close()
  })
})
