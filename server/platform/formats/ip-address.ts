import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6
export type IpRange = [IpAddress, number]

/** Null if invalid, or with a zone, which is only meaningful on one machine. */
export function parseIp(text: string): IpAddress | null {
  // ipaddr.js also accepts octal numbers and fewer than four parts.
  if (isIPv4(text)) return ipaddr.IPv4.parse(text)
  return isIPv6(text) && !text.includes('%') ? ipaddr.IPv6.parse(text) : null
}

export const parseIpRange = (text: string): IpRange => ipaddr.parseCIDR(text)

export const isInIpRange = (address: IpAddress, [base, prefix]: IpRange): boolean =>
  address.kind() === base.kind() && address.match(base, prefix)

export const countBits = (address: IpAddress) => 8 * address.toByteArray().length

export function toNetworkAddress(address: IpAddress, prefix: number): IpAddress {
  const range = `${address.toString()}/${prefix}`
  return address instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(range)
    : ipaddr.IPv6.networkAddressFromCIDR(range)
}

export const extractMappedIpv4 = (address: IpAddress): IpAddress | null =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : null

/** In canonical form (RFC 5952). */
export const formatIp = (address: IpAddress): string =>
  address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString()
