import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6
export type IpRange = [IpAddress, number]

/** Null for what is no address, and for one with a zone, which means something on one machine only. */
export function readIpAddress(text: string): IpAddress | null {
  // The library also takes octal numbers and fewer than four of them.
  if (isIPv4(text)) return ipaddr.IPv4.parse(text)
  return isIPv6(text) && !text.includes('%') ? ipaddr.IPv6.parse(text) : null
}

/** Reads a range such as 10.0.0.0/8. */
export const readIpRange = (text: string): IpRange => ipaddr.parseCIDR(text)

export function isIn(address: IpAddress, [base, prefix]: IpRange): boolean {
  return address.kind() === base.kind() && address.match(base, prefix)
}

export const bitsOf = (address: IpAddress) => 8 * address.toByteArray().length

/** The first address of the range of this length that it lies in. */
export function networkOf(address: IpAddress, prefix: number): IpAddress {
  const range = `${address.toString()}/${prefix}`
  return address instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(range)
    : ipaddr.IPv6.networkAddressFromCIDR(range)
}

/** The IPv4 address that an address of IPv6 stands for, if it does. */
export function mappedIpv4(address: IpAddress): IpAddress | null {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : null
}

/** Its one and shortest spelling (RFC 5952). */
export function writeIpAddress(address: IpAddress): string {
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString()
}
