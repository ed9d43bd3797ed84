import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { type Refusal, refuse } from '../contract/refusal.ts'

/** What Node reads without a word, although a proxy before it may have read something else. */
export function refuseMalformed(ctx: Context): Refusal | undefined {
  if (!isReadableTarget(ctx)) {
    return refuse('malformed_request', 'The request needs a readable address in its first line and one Host header.')
  }
  if (isCoded(ctx.req)) {
    // Where such a body ends is a guess, so nothing after it can be trusted.
    const headers = { Connection: 'close' }
    return refuse('malformed_request', 'The header Transfer-Encoding may hold chunked and nothing else.', { headers })
  }
  return undefined
}

/** An address such as `http://[::1/` makes every look at the path fail; HTTP/1.1 demands a Host. */
function isReadableTarget(ctx: Context): boolean {
  try {
    const hosts = hostsOf(ctx.req)
    if (!ctx.path.startsWith('/') || !hosts.every((host) => HOST.test(host))) return false
    return hosts.length === 1 || (hosts.length === 0 && ctx.req.httpVersionMinor === 0)
  } catch {
    return false
  }
}

/** The characters of a name or an address and its port. A comma could join two of them, so it is none. */
const HOST = /^[\w.~!$&'()*+;=%:[\]-]+$/

/** Of several, Node keeps the first and says nothing. */
function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && isHost(rawHeaders[index - 1] ?? ''))
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}

/** Node takes the chunks apart and hands out what is in them as it is, however else it is coded. */
function isCoded({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  return coding !== undefined && coding.toLowerCase() !== 'chunked'
}
