import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const headers = { Origin: 'https://admin.example' }

test('a page of another origin may ask, and read the answer with its headers', async () => {
  const preflight = await fetch(`${server.url}/v1/groups`, {
    method: 'OPTIONS',
    headers: { ...headers, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toContain('If-Match')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
  const answer = await server.get('/v1/me', { headers })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
  expect(answer.headers.get('access-control-expose-headers')?.split(', ')).toContain('ETag')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('OPTIONS that is no preflight is a method like any other', async () => {
  expect((await fetch(`${server.url}/v1/me`, { method: 'OPTIONS', headers })).status).toBe(405)
})

test('what operators and people use stays closed to other origins', async () => {
  for (const path of ['/metrics', '/']) {
    expect((await server.get(path, { headers })).headers.get('access-control-allow-origin')).toBeNull()
  }
})
