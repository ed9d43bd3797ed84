import { afterEach, describe, expect, test } from 'vitest'
import { type DnsRecords, startDnsServer, type TestDnsServer } from '../../testing/outbound/dns-server.ts'
import { WAIT_TIMEOUT_MS } from '../../testing/patience.ts'
import { checkOutboundUrl } from './check-url.ts'
import { buildLookup } from './host-resolver.ts'
import { RequestCancellation } from './request-cancellation.ts'

const started: TestDnsServer[] = []
afterEach(() => {
  for (const dns of started.splice(0)) dns.close()
})

async function dnsWith(zone: Record<string, DnsRecords>, options?: { silent?: boolean }) {
  const dns = await startDnsServer(zone, options)
  started.push(dns)
  return dns
}

/** Resolvers repeat a query that gets no prompt response, which would double the count on a busy machine. */
const patiently = (dns: TestDnsServer) => buildLookup({ servers: [dns.server], timeout: WAIT_TIMEOUT_MS })

async function checkIn(zone: Record<string, DnsRecords>, url = 'https://hooks.example.com/') {
  const dns = await dnsWith(zone)
  return checkOutboundUrl(url, { resolve: patiently(dns), allowLoopback: false })
}

describe('a name in the DNS', () => {
  test('has its IPv4 and its IPv6 addresses, each asked for once', async () => {
    const dns = await dnsWith({ 'hooks.example.com': { a: ['8.8.8.8', '8.8.4.4'], aaaa: ['2606:4700:4700::1111'] } })
    const addresses = await patiently(dns)('hooks.example.com')
    expect(addresses).toEqual(['8.8.8.8', '8.8.4.4', '2606:4700:4700::1111'])
    expect(dns.asked.toSorted()).toEqual(['A hooks.example.com', 'AAAA hooks.example.com'])
  })

  test.each<[what: string, records: DnsRecords]>([
    ['IPv4 alone', { a: ['8.8.8.8'] }],
    ['IPv6 alone', { aaaa: ['2606:4700:4700::1111'] }],
    ['IPv4, the server failing for IPv6', { a: ['8.8.8.8'], aaaa: 'broken' }],
    ['IPv6, the server failing for IPv4', { a: 'broken', aaaa: ['2606:4700:4700::1111'] }],
    ['an alias of something public', { alias: 'public.example.net' }],
    ['an alias of an alias of something public', { alias: 'alias.example.net' }],
  ])('with %s is accepted', async (_, records) => {
    const others = { 'public.example.net': { a: ['8.8.8.8'] }, 'alias.example.net': { alias: 'public.example.net' } }
    expect(await checkIn({ ...others, 'hooks.example.com': records })).toMatchObject({ ok: true })
  })

  test.each<[what: string, records: DnsRecords]>([
    ['a private address', { a: ['10.0.0.1'] }],
    ['a public and a private address', { a: ['8.8.8.8', '192.168.0.1'] }],
    ['a public IPv4 and a private IPv6 address', { a: ['8.8.8.8'], aaaa: ['fd00::1'] }],
    ['a private IPv4 and a public IPv6 address', { a: ['10.0.0.1'], aaaa: ['2606:4700:4700::1111'] }],
    ['a mapped address', { aaaa: ['::ffff:169.254.169.254'] }],
    ['a NAT64 address', { aaaa: ['64:ff9b::a9fe:a9fe'] }],
    ['a 6to4 address', { aaaa: ['2002:a9fe:a9fe::1'] }],
    ['a Teredo address', { aaaa: ['2001:0:4136:e378:8000:63bf:3fff:fdd2'] }],
    ['an alias of loopback', { alias: 'inside.example.net' }],
    ['an alias of an alias of loopback', { alias: 'alias.example.net' }],
    ['an alias of an internal name', { alias: 'db.internal' }],
  ])('with %s is refused', async (_, records) => {
    const others = {
      'inside.example.net': { a: ['127.0.0.1'] },
      'alias.example.net': { alias: 'inside.example.net' },
      'db.internal': { a: ['10.0.0.9'] },
    }
    expect(await checkIn({ ...others, 'hooks.example.com': records })).toMatchObject({ refused: 'private_address' })
  })

  test.each<[what: string, zone: Record<string, DnsRecords>]>([
    ['is not there', {}],
    ['has no address', { 'hooks.example.com': {} }],
    ['is an alias of nothing', { 'hooks.example.com': { alias: 'nothing.example.net' } }],
    ['cannot be asked for', { 'hooks.example.com': { a: 'broken', aaaa: 'broken' } }],
  ])('that %s is refused', async (_, zone) => {
    expect(await checkIn(zone)).toMatchObject({ refused: 'unresolvable' })
  })

  test('means what the DNS says, not what the hosts file of the machine says', async () => {
    expect(
      await checkIn({ 'localhost.example.com': { a: ['8.8.8.8'] } }, 'https://localhost.example.com/'),
    ).toMatchObject({
      addresses: ['8.8.8.8'],
    })
    const dns = await dnsWith({})
    expect(await patiently(dns)('localhost')).toEqual([])
    expect(dns.asked).toContain('A localhost')
  })

  test('is not waited for when the server is silent', async () => {
    const dns = await dnsWith({}, { silent: true })
    const resolve = buildLookup({ servers: [dns.server], timeout: 300 })
    expect(await resolve('hooks.example.com')).toEqual([])
  })

  test('is not waited for by somebody who wants it no more', async () => {
    const dns = await dnsWith({}, { silent: true })
    const resolve = patiently(dns)
    const stop = new RequestCancellation()
    const resolving = resolve('hooks.example.com', stop)
    stop.cancel()
    expect(await resolving).toEqual([])
    expect(await resolve('hooks.example.com', stop)).toEqual([])
  })
})
