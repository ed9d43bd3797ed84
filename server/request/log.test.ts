import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServedFixtureContract } from '../testing/served-fixture-contract.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ contract: await buildServedFixtureContract() })
})

afterAll(() => server.close())

describe('the log', () => {
  test('tells request id, key, organization, operation, status and duration of each request', async () => {
    const organization = await server.organization()
    const key = await server.key(organization)
    const response = await server.get('/v1/boxes', { key: key.value })
    const id = response.headers.get('x-request-id')
    expect(server.logLines.find((line) => line.request_id === id)).toMatchObject({
      level: 'info',
      key_id: key.id,
      organization,
      method: 'GET',
      route: 'listBoxes',
      status: 200,
      duration_ms: expect.any(Number),
    })
  })

  test('names the key of a refused call too, and its error code', async () => {
    const organization = await server.organization()
    const key = await server.key(organization, { scopes: ['write'] })
    const response = await server.get('/v1/boxes', { key: key.value })
    const line = server.logLines.find(({ request_id }) => request_id === response.headers.get('x-request-id'))
    expect(line).toMatchObject({ key_id: key.id, organization, status: 403, code: 'api_key_scope' })
  })

  test('never holds a key, a body, a query or a path that was sent', async () => {
    const key = await server.key(await server.organization(), { scopes: ['write', 'read'] })
    const headers = {
      Authorization: `Bearer ${key.value}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'private-key',
    }
    await fetch(`${server.url}/v1/boxes`, { method: 'POST', headers, body: '{"name":"private-name"}' })
    await fetch(`${server.url}/v1/boxes`, { method: 'POST', headers, body: '{"nam":"private-name"}' })
    await fetch(`${server.url}/v1/boxes?cursor=private-query`, { headers })
    await fetch(`${server.url}/private-path`, { headers })
    await fetch(`${server.url}/v1/boxes`, { headers: { Authorization: 'Bearer svc_live_private-key' } })
    const everything = JSON.stringify(server.logLines)
    expect(everything).not.toContain(key.value)
    expect(everything).not.toContain('private-')
  })

  test('leaves the probes out', async () => {
    const before = server.logLines.length
    for (const path of ['/livez', '/readyz', '/metrics']) expect((await server.get(path)).status).toBe(200)
    expect(server.logLines.length).toBe(before)
  })
})

describe('/metrics', () => {
  test('counts requests by operation and status', async () => {
    const key = await server.key(await server.organization())
    await server.get('/v1/boxes', { key: key.value })
    const text = await (await server.get('/metrics')).text()
    expect(text).toMatch(/postern_http_requests_total\{route="listBoxes",status="200"\} \d+/)
    expect(text).toMatch(/postern_http_request_duration_seconds_bucket\{le="0.01",route="listBoxes"\} \d+/)
  })

  test('asks for its token where one is set', async () => {
    const guarded = await startTestServer({ config: { metricsToken: 'a-token-of-some-length' } })
    expect((await guarded.get('/metrics')).status).toBe(401)
    expect((await guarded.get('/metrics', { key: 'a-token-of-some-lengthy' })).status).toBe(401)
    expect((await guarded.get('/metrics', { key: 'a-token-of-some-length' })).status).toBe(200)
    await guarded.close()
  })
})
