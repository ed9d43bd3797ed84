import { describe, expect, test } from 'vitest'
import { checkOutboundUrl } from './check-url.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/** The first and last address of each non-public range, and its public neighbours, if any. */
const RANGES: [first: string, last: string, before: string | null, after: string | null][] = [
  ['0.0.0.0', '0.255.255.255', null, '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['168.63.129.16', '168.63.129.16', '168.63.129.15', '168.63.129.17'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.31.196.0', '192.31.196.255', '192.31.195.255', '192.31.197.0'],
  ['192.52.193.0', '192.52.193.255', '192.52.192.255', '192.52.194.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['192.175.48.0', '192.175.48.255', '192.175.47.255', '192.175.49.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0', '239.255.255.255', '223.255.255.255', null],
  ['240.0.0.0', '255.255.255.255', null, null],
  ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null, '2000::'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
  ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff', '2620:4f:7fff:ffff::', '2620:4f:8001::'],
  ['3ffe::', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3ffd:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', null, '3fff:1000::'],
  ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
]

const NOT_PUBLIC: [address: string, what: string][] = [
  ['100.100.100.200', 'the metadata service of a cloud'],
  ['192.0.0.192', 'the metadata service of a cloud'],
  ['255.255.255.255', 'broadcast'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::8.8.8.8', 'IPv4-compatible, of a public address'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:7f00:1', 'IPv4-mapped, in hexadecimal'],
  ['0:0:0:0:0:ffff:a9fe:a9fe', 'IPv4-mapped, written out'],
  ['::ffff:8.8.8.8', 'IPv4-mapped, of a public address'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::127.0.0.1', 'NAT64'],
  ['64:ff9b::808:808', 'NAT64, of a public address'],
  ['64:ff9b:1::a00:1', 'NAT64, for local use'],
  ['100::1', 'discarded'],
  ['100:0:0:1::1', 'dummy'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'Teredo'],
  ['2001:2::1', 'benchmarks'],
  ['2001:10::1', 'ORCHID'],
  ['2001:20::1', 'ORCHIDv2'],
  ['2002:7f00:1::1', '6to4, of loopback'],
  ['2002:808:808::1', '6to4, of a public address'],
  ['2a00:1450::5efe:10.0.0.1', 'ISATAP'],
  ['2a00:1450::200:5efe:a00:1', 'ISATAP, of a public address'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'the metadata service of a cloud'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local, with a zone'],
  ['febf::1', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['2606:4700:4700::1111%eth0', 'a public one with a zone'],
  ['8.8.8.8/32', 'a range'],
  ['08.8.8.8', 'not an address as everybody writes it'],
  ['hooks.example.com', 'no address'],
  ['', 'nothing'],
]

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '223.255.255.254',
  '2001:4860:4860::8888',
  '2001:4860:4860:0000:0000:0000:0000:8888',
  '2003::1',
  '2400:cb00::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
  '2c0f:fb50::1',
]

describe('an address', () => {
  test.each(RANGES)('from %s to %s is not public, and its neighbours are', (first, last, before, after) => {
    expect([first, last].map(isPublicAddress)).toEqual([false, false])
    for (const neighbour of [before, after])
      if (neighbour) expect([neighbour, isPublicAddress(neighbour)]).toEqual([neighbour, true])
  })

  test.each(NOT_PUBLIC)('%j is not public: %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const resolve = async () => [address]
    const checked = await checkOutboundUrl('https://hooks.example.com/', { resolve, allowLoopback: false })
    expect(checked).toMatchObject({ ok: false, refused: 'private_address' })
  })

  test.each(PUBLIC)('%s is public', async (address) => {
    const resolve = async () => [address]
    const checked = await checkOutboundUrl('https://hooks.example.com/', { resolve, allowLoopback: false })
    expect(checked).toEqual({ ok: true, addresses: [address] })
  })

  test('of this very machine is known in its own spellings alone', () => {
    expect(['127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'].map(isLoopbackAddress)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['10.0.0.1', '0.0.0.0', '::', '::ffff:127.0.0.1', '8.8.8.8', 'localhost'].some(isLoopbackAddress)).toBe(
      false,
    )
  })
})
