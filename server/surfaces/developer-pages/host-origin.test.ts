import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageTestServer, startPageTestServer } from '../../testing/developer-pages/serve.ts'

let server: PageTestServer
beforeAll(async () => {
  server = await startPageTestServer()
})
afterAll(() => server.close())

test.each([
  ['tickets.example', 'http://tickets.example'],
  ['Tickets.Example:8443', 'http://tickets.example:8443'],
  ['my_api:8080', 'http://my_api:8080'],
  ['[::1]:8080', 'http://[::1]:8080'],
])('the host %s is shown as %s', async (host, origin) => {
  const { text } = await server.ask('/llms.txt', { headers: { Host: host } })
  expect(text).toContain(` ${origin}/v1/me`)
})

test.each([
  'evil"><script>alert(1)</script>',
  "evil'onload='x",
  'evil.example/path',
  'user@evil.example',
  'evil.example;rm',
  'evil.example$(id)',
  'evil example',
  'evil.example:999999',
  '[::::]',
  '-evil.example',
  `${'a.'.repeat(200)}example`,
])('the host %s is not shown', async (host) => {
  const [start, llms] = await Promise.all(
    ['/', '/llms.txt'].map((path) => server.ask(path, { headers: { Host: host } })),
  )
  expect(start?.status).toBe(200)
  for (const text of [start?.text, llms?.text]) {
    expect(text).toContain(` ${server.origin.replace('127.0.0.1', 'localhost')}/v1/me`)
    expect(text).not.toMatch(/evil|<script>|\[::|a\.a\./)
  }
})

test('a forwarded host or scheme counts for nothing', async () => {
  const headers = { Host: 'tickets.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }
  expect((await server.ask('/llms.txt', { headers })).text).toContain(' http://tickets.example/v1/me')
})

test('a configured address wins over the request', async () => {
  const configured = await startPageTestServer({ publicUrl: 'https://tickets.example' })
  const { text } = await configured.ask('/', { headers: { Host: 'evil.example' } })
  await configured.close()
  expect(text).toContain('https://tickets.example/v1/me')
  expect(text).not.toContain('evil')
})
