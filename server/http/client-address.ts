import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The address that a request came from. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n proxies
 * the n-th entry from the right is the client; whatever stands left of it was sent by the client and proves nothing.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const direct = normalise(request.socket.remoteAddress ?? '')
  if (trustedHops === 0) return direct
  const header = request.headers['x-forwarded-for']
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((entry) => entry.trim())
  const claimed = normalise(chain.at(-trustedHops) ?? '')
  return isIP(claimed) ? claimed : direct
}

function normalise(address: string): string {
  return MAPPED.exec(address)?.[1] ?? address
}
