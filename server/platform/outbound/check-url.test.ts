import { describe, expect, test } from 'vitest'
import { ACCEPTED_URLS, REFUSED_URLS } from '../../testing/outbound/urls.ts'
import { checkOutboundUrl } from './check-url.ts'

const PUBLIC = ['93.184.216.34']

/** A host name resolves to these addresses. */
function check(url: string, addresses: string[] = PUBLIC, allowLoopback = false) {
  return checkOutboundUrl(url, { resolve: async () => addresses, allowLoopback })
}

describe('a url', () => {
  test.each(REFUSED_URLS)('%j is refused: %s', async (url, reason) => {
    const checked = await check(url)
    expect(checked).toMatchObject({ ok: false, refused: reason })
    expect(checked).toHaveProperty('message', expect.stringMatching(/^The url [^\n]+\.$/))
  })

  test.each(ACCEPTED_URLS)('%j is accepted, and leads to %s', async (url, address) => {
    expect(await check(url)).toEqual({ ok: true, addresses: [address] })
  })

  test.each([
    ['', 'The url is empty.'],
    ['https:// hooks.example.com/', 'The url holds a space, a control character or a back slash.'],
    ['http://hooks.example.com/', 'The url must begin with https://.'],
    ['https://a@b.com/', 'The url has an @ before its path; user names and passwords do not belong in it.'],
    ['https://hooks.example.com/#a', 'The url has a fragment (#), which is never sent.'],
    ['https:///', 'The url names no host.'],
    ['https://b.com/<', 'The url has characters in its path or query that must be percent-encoded.'],
    ['https://::1/', 'The url has a host that cannot be told from its port.'],
    ['https://b.com:0/', 'The url has a port that is not a number from 1 to 65535.'],
    ['https://b.com:25/', 'The url has the port 25, which belongs to another protocol than https.'],
    ['https://bücher.com/', 'The url has letters outside ASCII in its host; write the name in its xn-- form.'],
    ['https://b%2ecom/', 'The url has a percent sign in its host.'],
    ['https://b.com./', 'The url has a host that ends with a dot.'],
    ['https://8.8.8.010/', 'The url has a host in numbers; an address is written as four of them, such as 8.8.8.8.'],
    ['https://a_b.com/', 'The url has a host that is not the name of any machine.'],
    ['https://wiki/', 'The url names the host wiki, which has a meaning inside a network only.'],
    ['https://x.invalid/', 'The url names the host x.invalid, which cannot exist: no name ends in .invalid.'],
    ['https://[1]/', 'The url has brackets that hold no IPv6 address.'],
    ['https://[0::1]/', 'The url has an IPv6 address in another than its shortest spelling.'],
    ['https://192.168.1.20/hook', 'The url names the address 192.168.1.20, which is not public.'],
  ])('%j: a sentence tells what is wrong', async (url, message) => {
    expect(await check(url)).toMatchObject({ ok: false, message })
  })

  test('the tables are as large as they should be', () => {
    expect(new Set(REFUSED_URLS.map(([url]) => url)).size).toBeGreaterThanOrEqual(120)
    expect(new Set(ACCEPTED_URLS.map(([url]) => url)).size).toBeGreaterThanOrEqual(20)
  })

  test('of 2000 characters is accepted, and longer is not', async () => {
    const longest = `https://hooks.example.com/${'a'.repeat(1974)}`
    expect(longest).toHaveLength(2000)
    expect(await check(longest)).toMatchObject({ ok: true })
    expect(await check(`${longest}a`)).toMatchObject({ refused: 'malformed' })
  })

  test('is not resolved before its spelling is found to be right', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return PUBLIC
    }
    for (const [url] of REFUSED_URLS) await checkOutboundUrl(url, { resolve, allowLoopback: false })
    expect(asked).toBe(0)
  })
})
