import type { IncomingMessage } from 'node:http'
import { mappedIpv4, readIpAddress, writeIpAddress } from '../platform/formats/ip-address.ts'

/**
 * The address that a request came from. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n proxies
 * the n-th entry from the right is the client; whatever stands left of it was sent by the client and proves nothing.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const direct = normaliseAddress(request.socket.remoteAddress ?? '') ?? UNKNOWN
  if (trustedHops === 0) return direct
  const header = request.headers['x-forwarded-for']
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  return normaliseAddress(chain.at(-trustedHops)?.trim() ?? '') ?? direct
}

/** No key's list of addresses holds this one. */
const UNKNOWN = '::'

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/** One spelling for each address: without port or zone, and IPv4 as itself where it is mapped into IPv6. */
export function normaliseAddress(text: string): string | null {
  const [, bracketed, withPort] = WITH_PORT.exec(text) ?? []
  const [plain = ''] = (bracketed ?? withPort ?? text).split('%')
  const address = readIpAddress(plain)
  return address && writeIpAddress(mappedIpv4(address) ?? address)
}
