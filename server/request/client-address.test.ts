import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { normaliseAddress } from './client-address.ts'

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5000', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', null],
    ['203.0.113.777', null],
    ['', null],
    ["127.0.0.1'; drop table api_keys", null],
  ])('%s is %s', (text, expected) => {
    expect(normaliseAddress(text)).toBe(expected)
  })
})

describe('a key that is limited to addresses', () => {
  let direct: TestServer
  let proxied: TestServer
  let organization: string

  beforeAll(async () => {
    direct = await startTestServer()
    proxied = await startTestServer({ databaseUrl: direct.databaseUrl, config: { trustedProxyHops: 2 } })
    organization = await direct.organization()
  })

  afterAll(async () => {
    await proxied.close()
    await direct.close()
  })

  async function status(server: TestServer, allowed: string[], forwarded?: string) {
    const key = await direct.key(organization, { allowedAddresses: allowed })
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    return (await server.get('/v1/me', { key: key.value, headers })).status
  }

  test('believes no X-Forwarded-For when no proxy is configured', async () => {
    expect(await status(direct, ['203.0.113.0/24'], '203.0.113.7')).toBe(403)
    expect(await status(direct, ['127.0.0.0/8'], '203.0.113.7')).toBe(200)
  })

  test('believes exactly as many entries as there are proxies', async () => {
    expect(await status(proxied, ['203.0.113.0/24'], '203.0.113.7, 10.0.0.1')).toBe(200)
    expect(await status(proxied, ['203.0.113.0/24'], '203.0.113.7, 198.51.100.1, 10.0.0.1')).toBe(403)
    expect(await status(proxied, ['203.0.113.0/24'], 'rubbish, 10.0.0.1')).toBe(403)
  })

  test('takes IPv6, and IPv4 that is mapped into IPv6', async () => {
    expect(await status(proxied, ['2001:db8::/32'], '2001:db8:1::7, 10.0.0.1')).toBe(200)
    expect(await status(proxied, ['2001:db8::/32'], '2001:db9::7, 10.0.0.1')).toBe(403)
    expect(await status(proxied, ['203.0.113.7/32'], '::ffff:203.0.113.7, 10.0.0.1')).toBe(200)
  })
})
