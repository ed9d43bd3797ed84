import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorRegistry } from '../../../generated/errors.ts'
import openApi from '../../../generated/openapi.json' with { type: 'json' }
import { apiVersion, operations } from '../../../generated/operations.ts'
import { publicSandboxApiKey, wellKnownGateScans } from '../../areas/sandbox/index.ts'
import { type PageTestServer, startPageTestServer } from '../../testing/developer-pages/serve.ts'
import type { DeveloperPagesOptions } from './serve-pages.ts'

const nextSteps = openApi['x-postern-next-steps']

let server: PageTestServer
beforeAll(async () => {
  server = await startPageTestServer()
})
afterAll(() => server.close())

test('the start page shows a curl that works when pasted', async () => {
  const { status, headers, text } = await server.ask('/')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const shown = text.replaceAll('&quot;', '"')
  expect(shown).toContain(`curl -H "Authorization: Bearer ${publicSandboxApiKey}" ${server.origin}/v1/me`)
  expect(shown).toContain(`${server.origin}/api/v1`)
})

test.each(['/', '/docs', '/connect', '/sandbox/tickets', '/errors', '/errors/internal', '/errors/nothing'])(
  '%s is a whole, strict page',
  async (path) => {
    const { headers, text } = await server.ask(path)
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(text).toMatch(/<title>[^<]+<\/title>/)
    expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/)
  },
)

test('the start page leads to the tickets, which say for each result what is shown and where to scan', async () => {
  expect((await server.ask('/')).text).toContain('href="/sandbox/tickets"')
  const { text } = await server.ask('/sandbox/tickets/')
  expect(text).toContain('device code sandbox harbour-lights --mode test')
  for (const { event, checkInPoint, result, code } of wellKnownGateScans) {
    const [, ofEvent = ''] = text.split(`<section aria-labelledby="${event}">`)
    const [shown = ''] = ofEvent.split('</section>')
    const card = shown.split('<li>').find((one) => one.includes(`<code>${result}</code> with <code>${code}</code>`))
    expect(card).toContain(`<code>${checkInPoint}</code></h3>`)
    expect(card).toContain(`<title>QR code ${code}</title>`)
  }
})

test('the pages load scripts of this server alone, and only the reference allows inline styles', async () => {
  const policy = String((await server.ask('/')).headers['content-security-policy'])
  expect(policy.split('; ')).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect((await server.ask('/docs')).headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
})

test.each([
  ['/v1', 'Postern API', '/v1/me'],
  ['/v1/', 'Postern API', '/v1/me'],
  ['/api/v1', 'Postern scanner API', '/api/v1/events/harbour-lights/scan/manifest'],
  ['/api/v1/', 'Postern scanner API', '/api/v1/events/harbour-lights/scan/manifest'],
])('%s tells where to go from there, to pages of other sites too', async (path, name, first) => {
  const { status, headers, text } = await server.ask(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  const index = JSON.parse(text)
  expect(index).toMatchObject({ name, version: apiVersion })
  const links = Object.values<string>(index.links)
  expect(links[0]).toBe(`${server.origin}${first}`)
  for (const link of links.slice(1)) expect((await server.ask(link.slice(server.origin.length))).status).toBe(200)
})

describe('the outbox', () => {
  const ask = async (options: Partial<DeveloperPagesOptions>, headers?: Record<string, string>) => {
    const pages = await startPageTestServer(options)
    const { text } = await pages.ask('/', { headers })
    await pages.close()
    return text
  }

  test('is linked on the start page, for whoever may read it', async () => {
    expect(await ask({ hasOutbox: true })).toContain('href="/outbox"')
    expect(await ask({ hasOutbox: true }, { 'X-Forwarded-For': '203.0.113.7' })).not.toContain('outbox')
  })

  test('is not linked where there is none', async () => {
    expect(await ask({})).not.toContain('outbox')
  })
})

test.each(Object.entries(errorRegistry))(
  '/errors/%s tells all about it',
  async (code, { status, next_step, example }) => {
    const answer = await server.ask(`/errors/${code}`)
    expect(answer.status).toBe(200)
    const shown = answer.text.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')
    expect(shown).toContain(`${status} `)
    expect(shown).toContain(`${next_step}: ${nextSteps[next_step].replaceAll('`', '')}`)
    expect(shown).toContain(`"request_id": "${example.request_id}"`)
    expect(answer.text).not.toContain('`')
    for (const { path, errors } of Object.values(operations)) {
      if ((errors as readonly string[]).includes(code)) expect(shown).toContain(path)
    }
  },
)

test('an error with fields of its own describes them', async () => {
  const { text } = await server.ask('/errors/entitlement_required')
  expect(text).toContain('<code>upgrade_plan</code> <span class="type">string</span>')
})

test('the index links every code', async () => {
  const { text } = await server.ask('/errors')
  for (const code of Object.keys(errorRegistry)) expect(text).toContain(`href="/errors/${code}"`)
})

test.each(['nothing', 'constructor', '__proto__', 'rate_limited/more', '%zz'])(
  '/errors/%s is a friendly 404',
  async (code) => {
    const { status, headers, text } = await server.ask(`/errors/${code}`)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain(code)
    expect(text).toContain('href="/errors/rate_limited"')
  },
)

test('an unknown code cannot write into the page', async () => {
  const { text } = await server.ask(`/errors/"'><script>alert(1)</script>`)
  expect(text).not.toContain('<script>')
})

test('/llms.txt tells of webhooks what the contract says, each header and each type of event', async () => {
  const { text } = await server.ask('/llms.txt')
  const [, webhooks = ''] = /\n## Webhooks\n(.*?)\n## /s.exec(text) ?? []
  const document = JSON.parse((await server.ask('/openapi.json')).text)
  const deliveries: [string, { post: { description: string; parameters: { name: string }[] } }][] = Object.entries(
    document.webhooks,
  )
  expect(deliveries).toHaveLength(19)
  for (const [type, { post }] of deliveries) {
    expect(webhooks).toContain(`- \`${type}\`: ${post.description}`)
    for (const { name } of post.parameters) expect(webhooks).toContain(`- \`${name}\`: `)
  }
  expect(webhooks).toContain(document.tags.find(({ name }: { name: string }) => name === 'Webhook events').description)
})

test('/llms.txt has every area of the contract with what it is about', async () => {
  const { text } = await server.ask('/llms.txt')
  const tags: { name: string; description: string }[] = JSON.parse((await server.ask('/openapi.json')).text).tags
  const served = tags.filter(({ name }) => name !== 'Webhook events')
  for (const { name, description } of served) expect(text).toContain(`### ${name}\n\n${description}\n`)
})

/** Phrases about things that do not exist yet, which no page may contain. */
const PROMISES =
  /\b(not|never|nothing) (\w+ )?yet\b|coming soon|\bwill be (?!made of)|not implemented|work in progress/i

test.each([
  '/',
  '/llms.txt',
  '/docs',
  '/connect',
  '/errors',
  '/v1',
  '/api/v1',
  ...Object.keys(errorRegistry).map((code) => `/errors/${code}`),
])('%s promises nothing for later', async (path) => {
  const shown = (await server.ask(path)).text.replaceAll(/<[^>]*>/g, ' ')
  expect(shown).not.toMatch(PROMISES)
})

test('/llms.txt lists every operation and every code', async () => {
  const { headers, text } = await server.ask('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toContain(apiVersion)
  expect(text).toContain(`${server.origin}/openapi.yaml`)
  expect(text).toContain('Service-Signature')
  for (const { method, path } of Object.values(operations)) expect(text).toContain(`\`${method} ${path}\``)
  for (const code of Object.keys(errorRegistry)) expect(text).toContain(`(${server.origin}/errors/${code})`)
  for (const [step, what] of Object.entries(nextSteps)) expect(text).toContain(`- \`${step}\`: ${what}`)
})

test('/connect shows the apps with a picture, and everything that they offer', async () => {
  const { text } = await server.ask('/connect')
  expect(
    text.match(/<img src="\/connect\/icon.svg" alt="The icon of Postern for (Zapier|n8n|Activepieces)"/g),
  ).toHaveLength(3)
  for (const path of ['/connect/icon.svg', '/connect/icon-dark.svg']) {
    expect((await server.ask(path)).headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  }
  const { paths, webhooks } = JSON.parse((await server.ask('/openapi.json')).text)
  const all = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) => Object.values(item as object))
  const labels = all.flatMap((operation) => operation['x-postern-connector']?.label ?? [])
  expect(labels.length).toBeGreaterThan(20)
  for (const label of labels) expect(text).toContain(`<dt>${label}</dt>`)
})

test('an unchanged page is not sent again', async () => {
  const { headers } = await server.ask('/')
  const again = await server.ask('/', { headers: { 'If-None-Match': String(headers.etag) } })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test.each(['/', '/docs', '/errors/internal', '/openapi.yaml', '/llms.txt', '/favicon.ico'])('HEAD %s', async (path) => {
  const [get, head] = await Promise.all([server.ask(path), server.ask(path, { method: 'HEAD' })])
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  for (const name of ['content-type', 'content-length', 'etag']) expect(head.headers[name]).toBe(get.headers[name])
})

test('what is not a page is left to others', async () => {
  const asked = [
    server.ask('/v1/me'),
    server.ask('/docs/assets/nothing.js'),
    server.ask('/assets/../index.ts'),
    server.ask('/', { method: 'POST' }),
    server.ask('/v1', { method: 'POST' }),
    server.ask('/v1/nothing'),
    server.ask('/errors/internal', { method: 'DELETE' }),
    server.ask('/openapi.json', { method: 'OPTIONS' }),
  ]
  for (const { text } of await Promise.all(asked)) expect(text).toBe('not a page')
})

describe('an address that nobody knows', () => {
  const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  let whole: PageTestServer
  beforeAll(async () => {
    whole = await startPageTestServer({ publicUrl: null }, (ctx) => {
      ctx.status = 404
      ctx.body = ctx.path === '/outbox/gone' ? '<p>That mail is gone.</p>' : { error: { code: 'not_found' } }
    })
  })
  afterAll(() => whole.close())

  test.each(['/nothing', '/o/harbour', '/assets/"><script>alert(1)</script>'])(
    'is a page in a browser: %s',
    async (path) => {
      const { status, headers, text } = await whole.ask(path, { headers: BROWSER })
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).not.toContain('script-src')
      expect(text).toContain('There is no page here')
      expect(text).not.toContain('<script')
      expect(text.includes('href="/o/harbour/events.json"')).toBe(path === '/o/harbour')
    },
  )

  test('is left as it is where a page of another part says so itself', async () => {
    expect((await whole.ask('/outbox/gone', { headers: BROWSER })).text).toBe('<p>That mail is gone.</p>')
  })

  test.each([
    ['/nothing', { Accept: '*/*' }],
    ['/nothing', {}],
    ['/v1/nothing', BROWSER],
    ['/api/v1/nothing', BROWSER],
  ])('is the error for programs, and for all below the API: %s', async (path, headers) => {
    const { status, text } = await whole.ask(path, { headers })
    expect([status, JSON.parse(text)]).toEqual([404, { error: { code: 'not_found' } }])
  })
})

test('the sentence of each example names what its details do', () => {
  const named = Object.entries(errorRegistry).flatMap(([code, { example }]) =>
    Object.entries((example as { details?: Record<string, unknown> }).details ?? {}).flatMap(([name, value]) =>
      ['day', 'event', 'attendee_type', 'contact_id'].includes(name) && !example.message.includes(String(value))
        ? [`${code}: ${name} ${value}`]
        : [],
    ),
  )
  expect(named).toEqual([])
})
