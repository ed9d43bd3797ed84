import { randomUUID } from 'node:crypto'
import type { Browser, Page, Route } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { publicSandboxApiKey, wellKnownGateScans } from '../../areas/sandbox/index.ts'
import { isBrowserMissing, openBrowserPage } from '../../testing/browser.ts'
import { type PageTestServer, startPageTestServer } from '../../testing/developer-pages/serve.ts'
import { readPixelsInBrowser } from '../../testing/qr/read-pixels.ts'
import { exampleRequests } from '../../testing/sandbox/examples.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { chooseByWholeRun, isWholeRun } from '../../testing/whole-run.ts'
import { readPageFiles } from './page-files.ts'

const WIDTHS = chooseByWholeRun([1280, 360], [360])

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let server: PageTestServer
  let browser: Browser
  const keysUsed: string[] = []
  const idempotencyKeys: string[] = []
  const sent: { path: string; body: string }[] = []

  beforeAll(async () => {
    server = await startPageTestServer({ publicUrl: null }, async (ctx) => {
      keysUsed.push(ctx.get('authorization'))
      sent.push({ path: ctx.path, body: Buffer.concat(await ctx.req.toArray()).toString() })
      if (ctx.method === 'POST') idempotencyKeys.push(ctx.get('idempotency-key'))
      ctx.body = { organization: { name: 'Sandbox Hall' } }
    })
    browser = await openSharedBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  /** Opens the whole sidebar, which would cost a visitor one second. */
  async function openTags(route: Route) {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('"defaultOpenAllTags":false', '"defaultOpenAllTags":true') })
  }

  /** Opens a page, runs `look`, and expects no requests to other hosts and no policy violations. */
  async function visit(path: string, look: (page: Page) => Promise<void>, width = 1280, openAllTags = false) {
    const page = await openBrowserPage(browser, { viewport: { width, height: 900 } })
    const complaints: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol !== 'data:' && origin !== server.origin) complaints.push(`request to ${request.url()}`)
    })
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.exposeFunction('complain', (text: string) => complaints.push(text))
    await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
      complain('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`)
    if (openAllTags) await page.route(/start-[^/]+\.js$/, openTags)
    await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' })
    await look(page)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    await page.close()
    expect(complaints).toEqual([])
    expect(overflow).toBeLessThanOrEqual(0)
  }

  test.each(WIDTHS)('the start page at a width of %i', async (width) => {
    await visit(
      '/',
      async (page) => {
        const command = await page.locator('code.command').innerText()
        expect(command).toBe(`curl -H "Authorization: Bearer ${publicSandboxApiKey}" ${server.origin}/v1/me`)
        expect(await page.evaluate('getComputedStyle(document.querySelector(".button")).borderRadius')).toBe('8px')
      },
      width,
    )
  })

  test.each(['/', '/errors/rate_limited'])('every code on %s can be copied', async (path) => {
    await visit(path, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const blocks = page.locator('figure.code, .sandbox-key')
      expect(await blocks.count()).toBeGreaterThan(0)
      for (const block of await blocks.all()) {
        await block.getByRole('button', { name: /^Copy/ }).click()
        await block.getByText('Copied').waitFor()
        const copied = await page.evaluate('navigator.clipboard.readText()')
        expect(copied).toBe((await block.locator('code').textContent())?.trimEnd())
      }
    })
  })

  test.each(WIDTHS)('the page of the apps at a width of %i, with all pictures', async (width) => {
    await visit(
      '/connect',
      async (page) => {
        const drawn = 'Array.from(document.querySelectorAll("picture img"), (image) => image.naturalWidth > 0)'
        await expect.poll(() => page.evaluate(drawn)).toEqual([true, true, true])
        const narrowest = 'Math.min(...Array.from(document.querySelectorAll("dd"), (text) => text.offsetWidth))'
        expect(await page.evaluate(narrowest)).toBeGreaterThan(300)
      },
      width,
    )
  })

  test.each(
    chooseByWholeRun<[number, 'light' | 'dark'][]>(
      [
        [1280, 'light'],
        [360, 'dark'],
      ],
      [[360, 'dark']],
    ),
  )('the tickets at a width of %i are read by a camera, in %s colours', async (width, colorScheme) => {
    await visit(
      '/sandbox/tickets',
      async (page) => {
        await page.emulateMedia({ colorScheme })
        const eye = await openBrowserPage(browser)
        const cards = await page.locator('.tickets li').all()
        expect(cards).toHaveLength(wellKnownGateScans.length)
        for (const card of cards) {
          const read = decodeQR(await readPixelsInBrowser(eye, await card.screenshot()))
          expect(await card.locator('.purpose').innerText()).toContain(read)
        }
        await eye.close()
      },
      width,
    )
  })

  test.each(WIDTHS)('an error page at a width of %i', async (width) => {
    await visit(
      '/errors/rate_limited',
      async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('rate_limited')
        expect(await page.locator('main').innerText()).toContain('429 Too Many Requests')
      },
      width,
    )
  })

  test('the reference lists every operation before its viewer is there', async () => {
    const page = await openBrowserPage(browser)
    await page.route(/scalar-/, (route) => route.abort())
    await page.goto(`${server.origin}/docs`)
    const links = page.locator('.overview a')
    expect(await links.count()).toBe(Object.keys(operations).length)
    expect(await page.locator('.overview h2').first().innerText()).toBe('Profile')
    await page.getByText('Who am I?').waitFor()
    await page.close()
  })

  test('a scan from the reference is made now and has a client_uuid of its own, unless the visitor sets them', async () => {
    const scan = '/v1/events/{event}/scan'
    const example = JSON.parse(
      exampleRequests.find(({ operationId }) => operationId === 'scanTicket')?.body?.text ?? '',
    )
    await visit(`/docs#tag/scanning/POST${scan}`, async (page) => {
      await page.locator(`section[id$="POST${scan}"]`).getByRole('button', { name: 'Test Request' }).click()
      const send = async () => {
        const before = sent.length
        await page.getByRole('button', { name: 'Send' }).first().click()
        await expect.poll(() => sent.length).toBe(before + 1)
        await page.getByText('Sandbox Hall').waitFor()
        return JSON.parse(sent.at(-1)?.body ?? '')
      }
      const opened = Date.now()
      const [first, second] = [await send(), await send()]
      for (const { client_uuid, scanned_at, ...rest } of [first, second]) {
        expect({ ...example, ...rest }).toEqual(example)
        expect(client_uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        expect(Date.parse(scanned_at)).toBeGreaterThanOrEqual(opened)
        expect(Date.parse(scanned_at)).toBeLessThanOrEqual(Date.now())
      }
      expect(new Set([first, second, example].map(({ client_uuid }) => client_uuid)).size).toBe(3)
      const own = { ...example, client_uuid: randomUUID(), scanned_at: '2026-06-05T17:30:00.000Z' }
      await page.locator('.cm-content', { hasText: 'client_uuid' }).last().fill(JSON.stringify(own))
      expect(await send()).toEqual(own)
    })
  })

  // Each loads the viewer again, which takes longer than all that is looked at.
  if (isWholeRun) {
    test('the reference shows every operation at the address that the error pages link', async () => {
      const { contract } = readPageFiles()
      expect(contract.operations).toHaveLength(Object.keys(operations).length)
      const look = async (page: Page) => {
        await page.locator('.overview').waitFor({ state: 'detached' })
        const sidebarLinks = page.locator('a[href*="#"]')
        await page.getByRole('link', { name: 'Who am I?' }).first().click()
        await page.getByRole('heading', { name: 'Who am I?' }).waitFor()
        const links = await sidebarLinks.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
        const hashes = links.map((link) => link?.slice(link.indexOf('#')))
        for (const { reference } of contract.operations) expect(hashes).toContain(reference.slice('/docs'.length))
        expect(await page.getByText(/^(Ask AI|Generate MCP|Open API Client|Deploy)$/).count()).toBe(0)
      }
      await visit('/docs', look, 1280, true)
    })

    test('an operation shows how the SDK calls it, and a request can be sent from the reference', async () => {
      await visit('/docs#tag/profile/GET/v1/me', async (page) => {
        const section = page.locator('section[id$="GET/v1/me"]')
        await section.getByText('client.me()').waitFor()
        await section.getByRole('button', { name: 'Test Request' }).click()
        await page.getByRole('button', { name: 'Send' }).first().click()
        await page.getByText('Sandbox Hall').waitFor()
        expect(new Set(keysUsed)).toEqual(new Set([`Bearer ${publicSandboxApiKey}`]))
      })
    })

    test('the reference fills in what the example of an operation names, in its address and its body', async () => {
      const lock = '/v1/events/{event}/days/{day}/lock'
      await visit(`/docs#tag/days/POST${lock}`, async (page) => {
        await page.locator(`section[id$="POST${lock}"]`).getByRole('button', { name: 'Test Request' }).click()
        await page.getByRole('button', { name: 'Send' }).first().click()
        await page.getByText('Sandbox Hall').waitFor()
        const { path, body } = sent.at(-1) ?? { path: '', body: '' }
        const example = exampleRequests.find(({ operationId }) => operationId === 'lockDay')
        expect(path).toBe(example?.path)
        expect(JSON.parse(body)).toEqual(JSON.parse(example?.body?.text ?? ''))
      })
    })

    test('a registration from the reference has an external_id of its own, so that it can be sent again', async () => {
      const create = '/v1/events/{event}/registrations'
      await visit(`/docs#tag/registrations/POST${create}`, async (page) => {
        await page.locator(`section[id$="POST${create}"]`).getByRole('button', { name: 'Test Request' }).click()
        for (const _ of [1, 2]) {
          const before = sent.length
          await page
            .getByRole('button', { name: /^Send post request/i })
            .first()
            .click()
          await expect.poll(() => sent.length).toBe(before + 1)
          await page.getByText('Sandbox Hall').waitFor()
        }
        const ids = sent.slice(-2).map(({ body }) => JSON.parse(body).external_id)
        expect(new Set([...ids, 'order-1042']).size).toBe(3)
      })
    })

    test('each POST from the reference carries an Idempotency-Key of its own', async () => {
      const before = idempotencyKeys.length
      await visit('/docs#tag/groups/POST/v1/groups', async (page) => {
        await page.locator('section[id$="POST/v1/groups"]').getByRole('button', { name: 'Test Request' }).click()
        const send = page.getByRole('button', { name: 'Send' }).first()
        await send.click()
        await expect.poll(() => idempotencyKeys.length).toBe(before + 1)
        await page.getByText('Sandbox Hall').waitFor()
        await send.click()
        await expect.poll(() => idempotencyKeys.length).toBe(before + 2)
        for (const key of idempotencyKeys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
        expect(new Set(idempotencyKeys).size).toBe(before + 2)
      })
    })
  }
})
