import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { type Refusal, refuse } from '../platform/contract/refusal.ts'

/** What Node reads without a word, although a proxy before it may have read something else. */
export function refuseMalformed(ctx: Context): Refusal | undefined {
  if (!isReadableTarget(ctx)) {
    return refuse('malformed_request', 'The request needs a readable address in its first line and one Host header.')
  }
  if (count(ctx.req.rawHeaders, 'authorization') > 1) {
    return refuse('malformed_request', 'The request must have one Authorization header at most.')
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
    const { req } = ctx
    if (!ctx.path.startsWith('/')) return false
    if (req.headers.host === undefined) return req.httpVersionMinor === 0
    return HOST.test(req.headers.host) && count(req.rawHeaders, 'host') === 1
  } catch {
    return false
  }
}

/** The characters of a name or an address and its port. A comma could join two of them, so it is none. */
const HOST = /^[\w.~!$&'()*+;=%:[\]-]+$/

/** Of several, Node keeps the first and says nothing. */
function count(rawHeaders: string[], wanted: string): number {
  let found = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === wanted.length && name.toLowerCase() === wanted) found += 1
  }
  return found
}

/** Node takes the chunks apart and hands out what is in them as it is, however else it is coded. */
function isCoded({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  return coding !== undefined && coding.toLowerCase() !== 'chunked'
}
