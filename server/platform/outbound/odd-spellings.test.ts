import { describe, expect, test } from 'vitest'
import { buildOddlySpelledUrl, buildSeededRandom } from '../../testing/outbound/odd-spellings.ts'
import { ACCEPTED_URLS } from '../../testing/outbound/urls.ts'
import { checkOutboundUrl } from './check-url.ts'
import { isPublicAddress } from './public-address.ts'

const ROUNDS = 20_000

/** The address that Node's URL parser finds; null for none. */
function parsedAddress(url: string): string | null {
  if (!URL.canParse(url)) return null
  const host = new URL(url).hostname
  if (host.startsWith('[')) return host.slice(1, -1)
  return /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host : null
}

const resolve = async () => ['8.8.8.8']

describe('however it is spelled', () => {
  test('a url that a parser takes for an address of the inside is refused', async () => {
    const random = buildSeededRandom(20_261_115)
    const accepted: string[] = []
    const seen = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const url = buildOddlySpelledUrl(random)
      const address = parsedAddress(url)
      if (address === null || isPublicAddress(address)) continue
      seen.add(url)
      if ((await checkOutboundUrl(url, { resolve, allowLoopback: false })).ok) accepted.push(url)
    }
    expect(accepted).toEqual([])
    // Ensures that most generated urls are meaningful to a parser.
    expect(seen.size).toBeGreaterThan(5_000)
  })

  test('what is accepted means to a parser what it means to us', async () => {
    const random = buildSeededRandom(815)
    const letters = [
      ...'abcx0127.:/@?#%[]\\-_ \t&',
      '。',
      '①',
      'ü',
      '\u200b',
      '%2e',
      '127.0.0.1',
      'localhost',
      '@',
      '0x7f',
    ]
    let accepted = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const [start] = random.pick(ACCEPTED_URLS)
      const at = random.below(start.length + 1)
      const url = start.slice(0, at) + random.pick(letters) + start.slice(at + random.below(2))
      const asked: string[] = []
      const checked = await checkOutboundUrl(url, {
        allowLoopback: false,
        resolve: async (host) => {
          asked.push(host)
          return ['8.8.8.8']
        },
      })
      if (!checked.ok) continue
      accepted += 1
      const parsed = new URL(url)
      expect([url, parsed.protocol, parsed.username]).toEqual([url, 'https:', ''])
      const address = parsedAddress(url)
      if (address === null) expect([url, ...asked]).toEqual([url, parsed.hostname])
      else expect([url, ...checked.addresses, isPublicAddress(address)]).toEqual([url, address, true])
    }
    expect(accepted).toBeGreaterThan(2_000)
    expect(accepted).toBeLessThan(ROUNDS)
  })
})
