import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicSandboxApiKey } from '../../areas/sandbox/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('GET /v1/me', () => {
  test('the public sandbox key sees the sandbox organization', async () => {
    const response = await server.get('/v1/me', { key: publicSandboxApiKey })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      organization: { slug: 'sandbox' },
      key: {
        mode: 'test',
        scopes: ['read', 'write', 'scanner'],
        last_four: publicSandboxApiKey.slice(-4),
        group: null,
      },
      plan: { code: 'scale', name: 'Scale' },
    })
  })

  test('a key sees the terms of its plan, with the overrides and words of its organization', async () => {
    const organization = await server.organization({
      plan: 'growth',
      overrides: { attendee_cap: 12_345, api_write: true },
      terminology: { attendee: { singular: 'guest', plural: 'guests' } },
    })
    const key = await server.key(organization, { requestsPerMinute: 500, allowedAddresses: ['127.0.0.0/8', '::1/128'] })
    const profile = await (await server.get('/v1/me', { key: key.value })).json()
    expect(profile.entitlements).toEqual({
      api_read: true,
      api_write: true,
      api_scanner: false,
      webhooks: true,
      automation_apps: true,
      background_jobs: true,
    })
    expect(profile.limits).toEqual({
      requests_per_minute: 120,
      api_rate_per_min: 120,
      api_calls_monthly: 100_000,
      attendee_cap: 12_345,
    })
    expect(profile.terminology).toMatchObject({
      attendee: { singular: 'guest', plural: 'guests' },
      event: { singular: 'event', plural: 'events' },
    })
    expect(profile.key.allowed_addresses).toEqual(['127.0.0.0/8', '::1/128'])
  })

  test('calls of all keys of the organization count for the month, and a new month begins at zero', async () => {
    server.clock.set('2026-06-30T23:59:00Z')
    const organization = await server.organization()
    const [first, second] = [await server.key(organization), await server.key(organization, { mode: 'test' })]
    await server.get('/v1/me', { key: first.value })
    const june = await (await server.get('/v1/me', { key: second.value })).json()
    expect(june.usage).toEqual({ month: '2026-06', api_calls: 2 })
    server.clock.set('2026-07-01T00:00:00Z')
    const july = await (await server.get('/v1/me', { key: first.value })).json()
    expect(july.usage).toEqual({ month: '2026-07', api_calls: 1 })
  })
})
