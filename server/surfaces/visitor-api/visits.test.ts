import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeVisitCounts } from '../../access/visits/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  makeVisitorApiOrganization,
  type VisitorApiOrganization,
} from '../../testing/visitor-api/visitor-api-organization.ts'

let first: TestServer
let second: TestServer
let hall: VisitorApiOrganization

beforeAll(async () => {
  const config = { trustedProxyHops: 1 }
  first = await startTestServer({ config })
  second = await startTestServer({ config, databaseUrl: first.databaseUrl, clock: first.clock })
  hall = await makeVisitorApiOrganization(first)
})

afterAll(async () => {
  await second.close()
  await first.close()
})

beforeEach(() => first.clock.advance(120_000))

const visit = (server: TestServer, address: string, path = '/events.json', slug = hall.slug) =>
  server.get(`/o/${slug}${path}`, { headers: { 'X-Forwarded-For': address } })

/** How often each status is returned for this many requests, sent to both servers concurrently. */
async function flood(count: number, addressOf: (index: number) => string) {
  const statuses: Record<number, number> = {}
  const all = Array.from({ length: count }, async (_, index) => {
    const { status } = await visit(index % 2 ? first : second, addressOf(index))
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  await Promise.all(all)
  return statuses
}

describe('an address', () => {
  test('has 120 requests a minute over all servers, and is told when to come back', async () => {
    expect(await flood(200, () => '203.0.113.1')).toEqual({ 200: 120, 429: 80 })
    first.clock.advance(20_000)
    const refused = await visit(second, '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('40')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect((await refused.json()).error).toMatchObject({
      code: 'rate_limited',
      message: 'An address may make 120 requests a minute and yours has made them; try again in 40 seconds.',
    })
    first.clock.advance(39_999)
    expect((await visit(first, '203.0.113.1')).status).toBe(429)
    first.clock.advance(1)
    expect(await flood(130, () => '203.0.113.1')).toEqual({ 200: 120, 429: 10 })
  })

  test('does not use up what another has', async () => {
    await flood(121, () => '203.0.113.1')
    expect((await visit(first, '203.0.113.1')).status).toBe(429)
    expect((await visit(first, '203.0.113.2')).status).toBe(200)
  })

  test('of IPv6 is counted by its network of 64 bits', async () => {
    const neighbours = (index: number) => `2001:db8:0:1:${index.toString(16)}::${index.toString(16)}`
    expect(await flood(130, neighbours)).toEqual({ 200: 120, 429: 10 })
    expect((await visit(first, '2001:db8:0:2::1')).status).toBe(200)
  })

  test('counts what it does not find, and what it has already', async () => {
    for (let index = 0; index < 40; index += 1) {
      expect((await visit(first, '203.0.113.3', '/events.json', 'nobody')).status).toBe(404)
      expect((await visit(first, '203.0.113.3', '/events/nothing.json')).status).toBe(404)
      const headers = { 'X-Forwarded-For': '203.0.113.3', 'If-None-Match': '*' }
      expect((await first.get(`/o/${hall.slug}/events.json`, { headers })).status).toBe(304)
    }
    expect((await visit(first, '203.0.113.3', '/events.json', 'nobody')).status).toBe(429)
  })

  test('is not counted by what the API is asked', async () => {
    await flood(121, () => '203.0.113.4')
    const headers = { 'X-Forwarded-For': '203.0.113.4' }
    expect((await first.get('/v1/me', { key: hall.keys.live, headers })).status).toBe(200)
  })
})

describe('the counts', () => {
  test('are forgotten once their minute is over', async () => {
    const networks = async () =>
      (await first.database('address_usage').orderBy('network')).map(({ network }) => network)
    await purgeVisitCounts(first.database, null)
    await visit(first, '203.0.113.5')
    first.clock.advance(60_000)
    await visit(first, '2001:db8::1')
    await visit(first, '203.0.113.6')
    await purgeVisitCounts(first.database, first.clock.now())
    expect(await networks()).toEqual(['203.0.113.5/32', '203.0.113.6/32', '2001:db8::/64'])
    first.clock.advance(90_000)
    await visit(first, '203.0.113.6')
    await purgeVisitCounts(first.database, first.clock.now())
    expect(await networks()).toEqual(['203.0.113.6/32', '2001:db8::/64'])
  })

  test('are not turned back by a request that began earlier', async () => {
    await flood(120, () => '203.0.113.7')
    const late = first.clock.now()
    first.clock.advance(60_000)
    const current = first.clock.now()
    await flood(120, () => '203.0.113.7')
    for (const moment of [late, current]) {
      first.clock.set(moment)
      expect((await visit(first, '203.0.113.7')).status).toBe(429)
    }
  })
})
