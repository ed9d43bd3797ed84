import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseDomain } from '../../platform/formats/domain.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sendRawRequest } from '../../testing/visitor-api/send-raw-request.ts'
import {
  makeVisitorApiOrganization,
  type VisitorApiOrganization,
} from '../../testing/visitor-api/visitor-api-organization.ts'

let server: TestServer
let hall: VisitorApiOrganization

beforeAll(async () => {
  const config = { tenantDomain: 'tickets.example', publicUrl: 'https://api.tickets.example' }
  server = await startTestServer({ config })
  hall = await makeVisitorApiOrganization(server)
  await hall.event('fest')
})

afterAll(() => server.close())

const at = (host: string, path: string) => sendRawRequest(server.url, path, { headers: { Host: host } })
const outcome = async (host: string, path: string) => {
  const { status, body } = await at(host, path)
  return [status, body?.error?.code]
}

describe("an organization's host", () => {
  test.each([
    '{slug}.tickets.example',
    '{slug}.tickets.example:8080',
    '{slug}.tickets.example:',
    '{slug}.tickets.example.',
    '{slug}.tickets.example.:443',
    '{SLUG}.Tickets.EXAMPLE',
  ])('is known as %s', async (pattern) => {
    const host = pattern.replace('{slug}', hall.slug).replace('{SLUG}', hall.slug.toUpperCase())
    expect((await at(host, '/events.json')).body.organization.slug).toBe(hall.slug)
    expect((await at(host, '/events/fest.json')).body.code).toBe('fest')
  })

  test.each([
    'nobody.tickets.example',
    'a.{slug}.tickets.example',
    '.tickets.example',
    '-.tickets.example',
    "'--.tickets.example",
    `${'a'.repeat(70)}.tickets.example`,
  ])('does not exist as %s', async (pattern) => {
    expect(await outcome(pattern.replace('{slug}', hall.slug), '/events.json')).toEqual([404, 'not_found'])
  })

  test('serves nothing but its events', async () => {
    const host = `${hall.slug}.tickets.example`
    const others = [
      '/',
      '/v1/me',
      '/docs',
      '/openapi.json',
      '/metrics',
      '/livez',
      '/events',
      '/events/fest',
      '/events/.json',
    ]
    for (const path of [...others, `/o/${hall.slug}/events.json`, '/events/%ff.json', '/events.json/']) {
      expect([path, ...(await outcome(host, path))]).toEqual([path, 404, 'not_found'])
    }
  })

  test('counts as named in a whole address on the first line, whatever the Host header says', async () => {
    const tenant = `http://${hall.slug}.tickets.example/events.json`
    expect((await at('api.tickets.example', tenant)).body.organization.slug).toBe(hall.slug)
    expect(await outcome(`${hall.slug}.tickets.example`, 'http://api.tickets.example/events.json')).toEqual([
      404,
      'not_found',
    ])
  })
})

describe('any other host', () => {
  const others = [
    'api.tickets.example',
    'tickets.example',
    '127.0.0.1:8080',
    '[::1]:8080',
    'evil-tickets.example',
    '',
    '::1',
    '.',
    '..',
    ':',
  ]

  test.each(others)('"%s" is the API, without the public pages', async (host) => {
    expect(await outcome(host, '/events.json')).toEqual([404, 'not_found'])
    expect(await outcome(host, '/events/fest.json')).toEqual([404, 'not_found'])
    expect(await outcome(host, '/v1/me')).toEqual([401, 'api_key_required'])
    expect((await at(host, `/o/${hall.slug}/events.json`)).status).toBe(200)
  })

  test('knows the organizations under their path', async () => {
    expect((await at('localhost', `/o/${hall.slug}/events/fest.json`)).body.code).toBe('fest')
    for (const path of [
      '/o',
      '/o/',
      `/o/${hall.slug}`,
      `/o/${hall.slug}/`,
      '/o//events.json',
      '/o/nobody/events.json',
      '/o/%00/events.json',
      `/o/${hall.slug}/v1/me`,
      `/o/${hall.slug}/o/${hall.slug}/events.json`,
      `/o/${hall.slug.toUpperCase()}/events.json`,
    ]) {
      expect([path, ...(await outcome('localhost', path))]).toEqual([path, 404, 'not_found'])
    }
  })
})

test('without a domain of their own, organizations are known under their path alone', async () => {
  const plain = await startTestServer({ databaseUrl: server.databaseUrl })
  const headers = { Host: `${hall.slug}.tickets.example` }
  expect((await sendRawRequest(plain.url, '/events.json', { headers })).status).toBe(404)
  expect((await sendRawRequest(plain.url, `/o/${hall.slug}/events.json`, { headers })).status).toBe(200)
  await plain.close()
})

test.each([
  ['tickets.example', 'tickets.example'],
  ['Tickets.Example', 'tickets.example'],
  ['localhost', 'localhost'],
  ['täglich.example', 'xn--tglich-bua.example'],
  ['https://tickets.example', undefined],
  ['tickets.example:443', undefined],
  ['tickets.example/', undefined],
  ['*.tickets.example', undefined],
  ['.tickets.example', undefined],
  ['tickets.example.', undefined],
  ['tickets..example', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
  ['two words', undefined],
])('%s as a domain is %s', (text, domain) => {
  expect(parseDomain(text)).toBe(domain)
})
