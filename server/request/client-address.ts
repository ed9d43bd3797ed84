import type { IncomingMessage } from 'node:http'
import { extractMappedIpv4, formatIp, parseIp } from '../platform/formats/ip-address.ts'

/** With n proxies, the n-th entry from the right is the client; those left of it were sent by the client: untrusted. */
export function readClientAddress(request: IncomingMessage, trustedHops: number): string {
  const direct = normaliseAddress(request.socket.remoteAddress ?? '') ?? UNKNOWN
  if (trustedHops === 0) return direct
  const header = request.headers['x-forwarded-for']
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return normaliseAddress(chain.at(-trustedHops)?.trim() ?? '') ?? direct
}

/** Matches no key's allowed addresses. */
const UNKNOWN = '::'

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/** Canonical: without port or zone; IPv4 mapped into IPv6 becomes IPv4. */
export function normaliseAddress(text: string): string | null {
  const [, bracketed, withPort] = WITH_PORT.exec(text) ?? []
  const [plain = ''] = (bracketed ?? withPort ?? text).split('%')
  const address = parseIp(plain)
  return address && formatIp(extractMappedIpv4(address) ?? address)
}
