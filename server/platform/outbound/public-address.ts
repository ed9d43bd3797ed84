import { type IpAddress, isIn, readIpAddress, readIpRange } from '../formats/ip-address.ts'

/** The IPv6 addresses that are routed between networks at all. What lies outside is local, translated or not given to anybody. */
const ROUTED = readIpRange('2000::/3')

/** Beside the special-purpose registries of IANA, which the library knows. */
const NOT_PUBLIC = [
  '168.63.129.16/32', // the host of a virtual machine in a cloud, reached from inside only
  '3ffe::/16', // 6bone, given back
].map(readIpRange)

/** Whether an address can be reached from everywhere and belongs to nobody's inside. What is no address is not public. */
export function isPublicAddress(text: string): boolean {
  const address = readIpAddress(text)
  if (address?.range() !== 'unicast' || NOT_PUBLIC.some((range) => isIn(address, range))) return false
  return address.kind() === 'ipv4' || (isIn(address, ROUTED) && !isIsatap(address))
}

export const isLoopbackAddress = (text: string) => readIpAddress(text)?.range() === 'loopback'

/** Below any prefix, an interface of ISATAP (::0:5efe:a.b.c.d, ::200:5efe:a.b.c.d) leads to the IPv4 address that it carries. */
function isIsatap(address: IpAddress): boolean {
  return /^0[02]005efe$/.test(Buffer.from(address.toByteArray().slice(8, 12)).toString('hex'))
}
