import { type IpAddress, isInIpRange, parseIp, parseIpRange } from '../formats/ip-address.ts'
import { memoizeByText } from '../memoize.ts'

/** The globally routed IPv6 addresses. All others are local, translated or unassigned. */
const ROUTED = parseIpRange('2000::/3')

/** In addition to IANA's special-purpose registries, which the library knows. */
const NOT_PUBLIC = [
  '168.63.129.16/32', // the host of a cloud virtual machine, reachable from inside only
  '3ffe::/16', // 6bone, no longer assigned
].map(parseIpRange)

/** Whether an address is globally reachable. Text that is not an address is not public. */
export const isPublicAddress = memoizeByText(1_000, (text) => {
  const address = parseIp(text)
  if (address?.range() !== 'unicast' || NOT_PUBLIC.some((range) => isInIpRange(address, range))) return false
  return address.kind() === 'ipv4' || (isInIpRange(address, ROUTED) && !isIsatap(address))
})

export const isLoopbackAddress = memoizeByText(1_000, (text) => parseIp(text)?.range() === 'loopback')

/** With any prefix, an ISATAP interface (::0:5efe:a.b.c.d, ::200:5efe:a.b.c.d) leads to the IPv4 address in it. */
const isIsatap = (address: IpAddress): boolean =>
  /^0[02]005efe$/.test(Buffer.from(address.toByteArray().slice(8, 12)).toString('hex'))
