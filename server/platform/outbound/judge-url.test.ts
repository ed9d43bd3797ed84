import { describe, expect, test } from 'vitest'
import { judgeUrl } from './judge-url.ts'
import { ACCEPTED_URLS, REFUSED_URLS } from './testing/urls.ts'

const PUBLIC = ['93.184.216.34']

/** Judges a url whose host, where it is a name, resolves to these addresses. */
function judge(url: string, addresses: string[] = PUBLIC, allowLoopback = false) {
  return judgeUrl(url, { resolve: async () => addresses, allowLoopback })
}

describe('a url', () => {
  test.each(REFUSED_URLS)('%j is refused: %s', async (url, reason) => {
    const judged = await judge(url)
    expect(judged).toMatchObject({ ok: false, refused: reason })
    expect(judged).toHaveProperty('message', expect.stringMatching(/^The url [^\n]+\.$/))
  })

  test.each(ACCEPTED_URLS)('%j is accepted, and leads to %s', async (url, address) => {
    expect(await judge(url)).toEqual({ ok: true, addresses: [address] })
  })

  test('the tables are as large as they should be', () => {
    expect(new Set(REFUSED_URLS.map(([url]) => url)).size).toBeGreaterThanOrEqual(120)
    expect(new Set(ACCEPTED_URLS.map(([url]) => url)).size).toBeGreaterThanOrEqual(20)
  })

  test('of 2000 characters is accepted, and longer is not', async () => {
    const longest = `https://hooks.example.com/${'a'.repeat(1974)}`
    expect(longest).toHaveLength(2000)
    expect(await judge(longest)).toMatchObject({ ok: true })
    expect(await judge(`${longest}a`)).toMatchObject({ refused: 'malformed' })
  })

  test('is not resolved before its spelling is found to be right', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return PUBLIC
    }
    for (const [url] of REFUSED_URLS) await judgeUrl(url, { resolve, allowLoopback: false })
    expect(asked).toBe(0)
  })
})
