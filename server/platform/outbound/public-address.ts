import { type IpAddress, isIn, readIpAddress, readIpRange } from '../formats/ip-address.ts'

/** The IPv6 addresses that are routed between networks at all. What lies outside is local, translated or not given to anybody. */
const ROUTED = readIpRange('2000::/3')

/** The special-purpose registries of IANA, and what clouds use for themselves. */
const NOT_PUBLIC = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carriers; 100.100.100.200 is the metadata service of a cloud
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the host of a virtual machine in a cloud, reached from inside only
  '169.254.0.0/16', // link-local; 169.254.169.254 is the metadata service of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
  '2001::/23', // protocol assignments, with Teredo, benchmarks and ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: carries an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // 6bone, given back
  '3fff::/20', // documentation
].map(readIpRange)

const LOOPBACK = ['127.0.0.0/8', '::1/128'].map(readIpRange)

/** Whether an address can be reached from everywhere and belongs to nobody's inside. What is no address is not public. */
export function isPublicAddress(text: string): boolean {
  const address = readIpAddress(text)
  if (address === null || NOT_PUBLIC.some((range) => isIn(address, range))) return false
  return address.kind() === 'ipv4' || (isIn(address, ROUTED) && !isIsatap(address))
}

export function isLoopbackAddress(text: string): boolean {
  const address = readIpAddress(text)
  return address !== null && LOOPBACK.some((range) => isIn(address, range))
}

/** Below any prefix, an interface of ISATAP (::0:5efe:a.b.c.d, ::200:5efe:a.b.c.d) leads to the IPv4 address that it carries. */
function isIsatap(address: IpAddress): boolean {
  return /^0[02]005efe$/.test(Buffer.from(address.toByteArray().slice(8, 12)).toString('hex'))
}
