import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, openBrowserContext } from '../../server/testing/browser.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestApiCall } from '../../server/testing/fixtures.ts'
import {
  type FaultServer,
  respondWithRefusal,
  respondWithText,
  startFaultServer,
} from '../../server/testing/sdk/fault-server.ts'
import { installPackedSdk, type SdkConsumerProject } from '../../server/testing/sdk/packed-package.ts'
import { openSharedBrowser } from '../../server/testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'

const FRIDAY = '2026-06-05T10:00:00.000Z'

describe.skipIf(isBrowserMissing)('the scanner in a browser', () => {
  let consumer: SdkConsumerProject
  let browser: Browser
  let server: TestServer
  let site: FaultServer
  let live: TestApiCall
  let key: string
  let event: string

  beforeAll(async () => {
    consumer = await installPackedSdk()
    browser = await openSharedBrowser()
    server = await startTestServer()
    const fixtures = await buildTestFixtures(server)
    live = await fixtures.as({ scopes: ['read', 'write', 'admin'] })
    key = (await server.key(fixtures.organizationId, { scopes: ['scanner'], requestsPerMinute: 10_000 })).value
    event = await makeTestEvent(live)
    await live('POST', `${event}/check-in-points`, { code: 'gate', name: 'Gate', kind: 'entry' })
    site = await startFaultServer(async (response, request) => {
      const url = request.url ?? ''
      if (url === '/') return respondWithText(200, 'text/html', '<!doctype html><title>Gate</title>')(response, request)
      if (!url.startsWith('/sdk/')) return respondWithRefusal(404, 'not_found')(response, request)
      const source = await readFile(join(consumer.package, 'dist', url.slice('/sdk/'.length)), 'utf8')
      return respondWithText(200, 'text/javascript', source)(response, request)
    })
  })

  afterAll(async () => {
    await browser?.close()
    await site?.[Symbol.asyncDispose]()
    await server?.close()
    await consumer?.[Symbol.asyncDispose]()
  })

  const book = async () => {
    const { body } = await live('POST', `${event}/registrations`, { attendees: [buildNewAttendee({ days: ['fri'] })] })
    return (await live('GET', `${event}/tickets/${body.attendees[0].ticket_ids[0]}`)).body.code
  }

  /** Runs a program with a scanner on the browser's IndexedDB. */
  const run = (page: Page, program: string): Promise<string> =>
    page.evaluate(`(async () => {
      const { openScanner, indexedDbStorage } = await import('/sdk/scanner/index.js')
      const open = (more = {}) => openScanner({
        baseUrl: '${server.url}', apiKey: '${key}', event: 'fest', storage: indexedDbStorage(),
        now: () => Date.parse('${FRIDAY}'), ...more,
      })
      ${program}
    })()`)

  test('loads nothing of Node, decides offline, and uploads once what a closed page had sent already', async () => {
    const [first, second] = [await book(), await book()]
    const context = await openBrowserContext(browser)
    const page = await context.newPage()
    await page.goto(site.url)
    const told = await run(
      page,
      `const scanner = await open()
       await scanner.refresh()
       const results = []
       for (const code of ['${first}', '${second}', '${first}']) {
         const { result } = await scanner.scan({ code, checkInPoint: 'gate' })
         results.push(result)
       }
       return JSON.stringify([results, scanner.pending])`,
    )
    expect(JSON.parse(told)).toEqual([['accepted', 'accepted', 'duplicate'], 3])

    // The upload arrives, but the page is closed before it gets the response.
    const arrived = page.waitForEvent('console')
    await run(
      page,
      `const scanner = await open({ fetch: async (request) => {
         await fetch(request)
         console.log('arrived')
         return new Promise(() => {})
       } })
       void scanner.upload()`,
    )
    await arrived
    await page.close()

    const next = await context.newPage()
    await next.goto(site.url)
    const after = await run(
      next,
      `const scanner = await open()
       const before = [scanner.pending, scanner.tickets]
       const report = await scanner.upload()
       return JSON.stringify([before, report, scanner.pending])`,
    )
    expect(JSON.parse(after)).toEqual([[3, 2], { uploaded: 3, differences: [], failed: [] }, 0])
    const { data } = (await live('GET', `${event}/checkins`)).body
    expect(data.map(({ result }: { result: string }) => result)).toEqual(['duplicate', 'accepted', 'accepted'])
    expect(site.received.map(({ url }) => url).filter((url) => url.includes('file'))).toEqual([])
    await context.close()
  })

  test('checks at a gate whose network is cut, whose page is reloaded, and which then sends each scan once', async () => {
    const codes = [await book(), await book(), await book()]
    const context = await openBrowserContext(browser)
    const page = await context.newPage()
    await page.goto(site.url)
    const first = await run(
      page,
      `const scanner = await open()
       await scanner.refresh()
       return JSON.stringify(await scanner.check({ code: '${codes[0]}' }))`,
    )
    expect(JSON.parse(first)).toMatchObject({ decidedBy: 'service', result: 'accepted' })
    await page.reload()
    const cut = await run(
      page,
      `const scanner = await open({ fetch: () => Promise.reject(new TypeError('no network')) })
       const results = []
       for (const code of ${JSON.stringify([codes[0], codes[1], codes[2], codes[1]])}) {
         const { result, decidedBy } = await scanner.check({ code })
         results.push(result + ' by ' + decidedBy)
       }
       const [person] = scanner.search('NEREA ibanez')
       return JSON.stringify([results, person.attendee.first_name, scanner.pending])`,
    )
    const byDevice = ['duplicate', 'accepted', 'accepted', 'duplicate'].map((result) => `${result} by device`)
    expect(JSON.parse(cut)).toEqual([byDevice, 'Nerea', 4])
    await page.reload()
    const after = await run(
      page,
      `const scanner = await open()
       const recent = scanner.recent.map(({ result, pending }) => result + ' ' + pending)
       await scanner.upload()
       return JSON.stringify([recent, scanner.pending, scanner.differences])`,
    )
    const recent = ['duplicate true', 'accepted true', 'accepted true', 'duplicate true', 'accepted false']
    expect(JSON.parse(after)).toEqual([recent, 0, []])
    const { data } = (await live('GET', `${event}/checkins`)).body
    const results = data.slice(0, 5).map(({ result }: { result: string }) => result)
    expect(results.sort()).toEqual(['accepted', 'accepted', 'accepted', 'duplicate', 'duplicate'])
    expect(new Set(data.map(({ client_uuid }: { client_uuid: string }) => client_uuid)).size).toBe(data.length)
    await context.close()
  })
})
