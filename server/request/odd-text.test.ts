import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { buildTestFixtures, makeTestEvent, type TestApiCall, type TestFixtures } from '../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  call = await fixtures.as({ scopes: ['read', 'write', 'admin', 'scanner'] })
  const path = await makeTestEvent(fixtures.live, { code: 'lights' })
  await fixtures.live('POST', `${path}/check-in-points`, { code: 'entry', name: 'Entry', kind: 'entry' })
})

afterAll(() => server.close())

const withParameters = Object.entries(operations).filter(([, { path }]) => path.includes('{'))

describe('a NUL in a path', () => {
  test.each(withParameters.map(([id, { method, path }]) => [id, method, path] as const))(
    'is no failure of ours: %s',
    async (_, method, path) => {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      for (const text of ['%00', 'lights%00']) {
        const { status } = await call(method, path.replaceAll(/\{\w+\}/g, text), body)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }
      const first = await call(method, path.replace(/\{\w+\}/, 'lights').replaceAll(/\{\w+\}/g, '%00'), body)
      expect(first.status).toBeLessThan(500)
    },
  )
})

test('bytes that are no text are a path that nobody knows', async () => {
  for (const bytes of ['%ED%A0%80', '%FF']) {
    const { status } = await call('GET', `/v1/events/${bytes}`)
    expect(status).toBe(404)
  }
})

describe('a code that was read from anything', () => {
  const odd = ['\0', 'A\0B', '\ud83d', '\ude00\ud83d']
  const scan = (more: object) => ({
    code: 'NOBODY',
    check_in_point: 'entry',
    client_uuid: randomUUID(),
    scanned_at: '2026-06-05T10:00:00Z',
    ...more,
  })

  test.each(['/v1/events/lights/scan', '/api/v1/events/lights/scan'])('is unknown at %s', async (path) => {
    for (const code of odd) {
      const { status, body } = await call('POST', path, scan({ code }))
      expect([status, body.result]).toEqual([200, 'unknown'])
    }
  })

  test('is unknown in a batch, whatever the device made of it', async () => {
    const scans = odd.map((code) => scan({ code, device_result: code }))
    const { status, body } = await call('POST', '/api/v1/events/lights/scan/batch', { scans })
    expect(status).toBe(200)
    for (const { result, error } of body.results) expect(result ?? error.code).toMatch(/^(unknown|validation_failed)$/)
    const plain = await call('POST', '/api/v1/events/lights/scan/batch', { scans: odd.map((code) => scan({ code })) })
    expect(plain.body.results.map(({ result }: { result: string }) => result)).toEqual(odd.map(() => 'unknown'))
  })

  test.each(['check_in_point', 'client_uuid', 'scanned_at'])('is refused as %s', async (field) => {
    for (const text of odd) {
      const { status } = await call('POST', '/v1/events/lights/scan', scan({ [field]: text }))
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })
})

test('a request id that is none is replaced, and never told', async () => {
  const key = await server.key(fixtures.organizationId, { scopes: ['read'] })
  const response = await server.get('/v1/me', { key: key.value, headers: { 'X-Request-Id': '\u00ed\u00a0\u0080' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9A-Z]{26}$/)
})
