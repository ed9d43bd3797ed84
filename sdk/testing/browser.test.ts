import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, openBrowserPage } from '../../server/testing/browser.ts'
import {
  dropConnection,
  type FaultServer,
  type ResponseFault,
  respondWithJson,
  respondWithRefusal,
  respondWithText,
  startFaultServer,
} from '../../server/testing/sdk/fault-server.ts'
import { installPackedSdk, type SdkConsumerProject } from '../../server/testing/sdk/packed-package.ts'
import { openSharedBrowser } from '../../server/testing/shared-browser.ts'
import { testApiKey } from './test-client.ts'

/** Creates a group at a server that fails twice, and reports the results of that and of a redirect. */
const program = `
  import { createClient } from '/sdk/index.js'
  import { signForTests, verifyWebhook } from '/sdk/webhooks/index.js'
  const client = createClient({ apiKey: '${testApiKey}', baseUrl: location.origin })
  const made = await client.groups.create({ code: 'north', name: 'North' })
  const moved = await client.me().catch(({ status, code, message }) => ({ status, code, message }))
  const aborted = await client.groups.get('a', { signal: AbortSignal.abort() }).catch(({ code }) => code)
  const myCaller = () => client.groups.get('lost')
  const leadsBack = await myCaller().catch(({ stack }) => stack.includes('myCaller'))
  const body = new TextEncoder().encode('{"id":"evt_1","data":{"last_name":"Ibáñez"}}')
  const signature = await signForTests(body, 'whsec_a')
  const event = await verifyWebhook(body.buffer, signature, 'whsec_a')
  const forged = await verifyWebhook(body, signature, 'whsec_b').catch(({ code }) => code)
  const told = JSON.stringify({ made, moved, aborted, leadsBack, event, forged })`

describe.skipIf(isBrowserMissing)('the packed SDK, without a bundler,', () => {
  let consumer: SdkConsumerProject
  let browser: Browser

  beforeAll(async () => {
    consumer = await installPackedSdk()
    browser = await openSharedBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await consumer?.[Symbol.asyncDispose]()
  })

  /** Serves the files of the package, a page and a worker, and an API that fails before it succeeds. */
  async function startSite(): Promise<FaultServer & { keys: unknown[] }> {
    const keys: unknown[] = []
    const answers: ResponseFault[] = [
      dropConnection,
      respondWithRefusal(503, 'unavailable'),
      respondWithJson(201, { code: 'north' }),
    ]
    const site = await startFaultServer(async (response, request) => {
      const url = request.url ?? ''
      if (url === '/v1/groups') {
        keys.push(request.headers['idempotency-key'])
        return answers.shift()?.(response, request)
      }
      if (url === '/v1/me') return response.writeHead(307, { Location: '/elsewhere' }).end()
      if (url === '/') return respondWithText(200, 'text/html', '<!doctype html><title>Test</title>')(response, request)
      if (url === '/worker.js') return script(`${program}\npostMessage(told)`)(response, request)
      if (url === '/openapi-fetch.mjs') return script(await readFile(openapiFetch(), 'utf8'))(response, request)
      if (!url.startsWith('/sdk/')) return respondWithRefusal(404, 'not_found')(response, request)
      const source = await readFile(join(consumer.package, 'dist', url.slice('/sdk/'.length)), 'utf8')
      return script(source.replaceAll("'openapi-fetch'", "'/openapi-fetch.mjs'"))(response, request)
    })
    return Object.assign(site, { keys })
  }

  const openapiFetch = () => join(consumer.folder, 'node_modules/openapi-fetch/dist/index.mjs')
  const script = (source: string) => respondWithText(200, 'text/javascript', source)

  test.each([
    [
      'in a page',
      `(async () => { ${program.replaceAll(/import (.+) from (.+)/g, 'const $1 = await import($2)')}; return told })()`,
    ],
    [
      'in a worker',
      `new Promise((resolve, reject) => {
         const worker = new Worker('/worker.js', { type: 'module' })
         worker.onmessage = ({ data }) => resolve(data)
         worker.onerror = ({ message }) => reject(new Error(message))
       })`,
    ],
  ])('works %s', async (_, expression) => {
    await using site = await startSite()
    const page = await openBrowserPage(browser)
    await page.goto(site.url)
    const told = JSON.parse(await page.evaluate<string>(expression))
    await page.close()
    expect(told).toEqual({
      made: { code: 'north' },
      moved: { status: 0, code: 'unreadable_answer', message: expect.stringContaining('redirect') },
      aborted: 'aborted',
      leadsBack: true,
      event: { id: 'evt_1', data: { last_name: 'Ibáñez' } },
      forged: 'signature_mismatch',
    })
    expect(site.keys).toHaveLength(3)
    expect(new Set(site.keys).size).toBe(1)
  })
})
