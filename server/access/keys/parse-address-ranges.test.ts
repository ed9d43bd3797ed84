import { describe, expect, test } from 'vitest'
import { parseAddressRanges } from './input.ts'

describe('allowed addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::7', '2001:db8::7/128'],
    ['2001:0db8:0:0:0:0:0:0/32', '2001:db8::/32'],
    ['::/0', '::/0'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8/128'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221/128'],
  ])('%s is %s', (text, range) => {
    expect(parseAddressRanges([text])).toEqual({ ranges: [range], mistakes: [] })
  })

  test.each([
    ['203.0.113.7/24', 'Write 203.0.113.0/24 for the range, or 203.0.113.7 for the one address.'],
    ['2001:db8::7/64', 'Write 2001:db8::/64 for the range, or 2001:db8::7 for the one address.'],
    ['10.1.2.3/0', 'Write 0.0.0.0/0 for the range'],
    ['::ffff:203.0.113.7', 'Write 203.0.113.7.'],
    ['::ffff:203.0.113.0/120', 'Write 203.0.113.0/24.'],
    ['203.0.113.0/33', 'a number from 0 to 32'],
    ['2001:db8::/129', 'a number from 0 to 128'],
    ['203.0.113.0/', 'a number from 0 to 32'],
    ['203.0.113.0/24/8', 'is not an address'],
    ['203.0.113', 'is not an address'],
    ['203.0.113.07', 'is not an address'],
    ['fe80::1%eth0', 'is not an address'],
    ['example.org', 'is not an address'],
    ['', 'is not an address'],
  ])('%s is refused', (text, message) => {
    expect(parseAddressRanges([text])).toEqual({ ranges: [], mistakes: [expect.stringContaining(message)] })
  })

  test('each range counts once', () => {
    const { ranges } = parseAddressRanges(['203.0.113.7', '203.0.113.7/32', '::1', '0::1'])
    expect(ranges).toEqual(['203.0.113.7/32', '::1/128'])
  })
})
