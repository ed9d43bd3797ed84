import { isIPv4, isIPv6 } from 'node:net'
import { domainToUnicode } from 'node:url'
import { type RefusedUrl, toRefusedUrl } from './refused-url.ts'

const MAX_NAME_LENGTH = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** A top-level domain: letters, or an encoded name. */
const TOP = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
/** What inet_aton and URL parsers accept as part of an IPv4 address. */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/

/** Never public: reserved (RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal), or used by routers and companies. */
const INTERNAL = new Set(
  'localhost localdomain local internal intranet private corp home lan arpa onion alt'.split(' '),
)

/** What is wrong with the spelling of a host, given in lower case, IPv6 in brackets; undefined if nothing is. */
export function findHostMistake(host: string, allowLoopback: boolean): RefusedUrl | undefined {
  if (host.startsWith('[')) return ipv6Mistake(host)
  if (/[^\u0021-\u007e]/.test(host))
    return spelling('has letters outside ASCII in its host; write the name in its xn-- form')
  if (host.includes('%')) return spelling('has a percent sign in its host')
  if (host.endsWith('.')) return spelling('has a host that ends with a dot')
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  if (NUMBER.test(top)) return ipv4Mistake(host)
  if (host.length > MAX_NAME_LENGTH || !labels.every((label) => LABEL.test(label)))
    return spelling('has a host that is not the name of any machine')
  if (allowLoopback && isLocalhost(host)) return undefined
  if (top === 'invalid')
    return toRefusedUrl('unresolvable', `The url names the host ${host}, which cannot exist: no name ends in .invalid.`)
  if (labels.length === 1 || INTERNAL.has(top))
    return toRefusedUrl('internal_name', `The url names the host ${host}, which has a meaning inside a network only.`)
  if (!TOP.test(top) || staysEncoded(host)) return spelling('has a host that is not the name of any machine')
  return undefined
}

/** Whether an encoded label cannot be decoded. */
const staysEncoded = (host: string): boolean => host.includes('xn--') && /(?:^|\.)xn--/.test(domainToUnicode(host))

/** Names of this machine, whatever DNS says. */
export const isLocalhost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

function ipv4Mistake(host: string): RefusedUrl | undefined {
  // isIPv4 rejects leading zeros, which some programs read as octal.
  return isIPv4(host)
    ? undefined
    : spelling('has a host in numbers; an address is written as four of them, such as 8.8.8.8')
}

/** Only the spelling of RFC 5952: shortest form, no IPv4 tail, no zone. */
function ipv6Mistake(host: string): RefusedUrl | undefined {
  const address = host.slice(1, -1)
  if (!isIPv6(address) || address.includes('%')) return spelling('has brackets that hold no IPv6 address')
  if (new URL(`https://${host}`).hostname === host) return undefined
  return spelling('has an IPv6 address in another than its shortest spelling')
}

const spelling = (what: string): RefusedUrl => toRefusedUrl('host_spelling', `The url ${what}.`)
