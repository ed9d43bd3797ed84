import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

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
const MAPPED_DECIMAL = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const MAPPED_HEX = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i

/** One spelling for each address: without port or zone, and IPv4 as itself where it is mapped into IPv6. */
export function normaliseAddress(text: string): string | null {
  const [, bracketed, withPort] = WITH_PORT.exec(text) ?? []
  const [address = ''] = (bracketed ?? withPort ?? text).split('%')
  const decimal = MAPPED_DECIMAL.exec(address)?.[1]
  if (decimal) return isIP(decimal) ? decimal : null
  const hex = MAPPED_HEX.exec(address)
  if (hex) return [hex[1], hex[2]].flatMap((part) => twoBytes(Number.parseInt(part ?? '', 16))).join('.')
  return isIP(address) ? address : null
}

function twoBytes(value: number): number[] {
  return [value >> 8, value & 0xff]
}
