import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { type Refusal, refuse } from '../platform/contract/refusal.ts'

/** Refuses what Node accepts silently, although a proxy may interpret it differently. */
export function refuseMalformedRequest(ctx: Context): Refusal | undefined {
  if (!isReadableTarget(ctx))
    return refuse('malformed_request', 'The request needs a readable address in its first line and one Host header.')
  if (count(ctx.req.rawHeaders, 'authorization') > 1)
    return refuse('malformed_request', 'The request must have one Authorization header at most.')
  if (isCoded(ctx.req)) {
    // The end of such a body is a guess, so the connection cannot be reused.
    const headers = { Connection: 'close' }
    return refuse('malformed_request', 'The header Transfer-Encoding may hold chunked and nothing else.', { headers })
  }
  return undefined
}

/** A target such as `http://[::1/` makes ctx.path throw; HTTP/1.1 requires a Host. */
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

/** Characters of a host and port. No comma, which could join two hosts. */
const HOST = /^[\w.~!$&'()*+;=%:[\]-]+$/

/** Of duplicate headers, Node silently keeps the first. */
function count(rawHeaders: string[], wanted: string): number {
  let found = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === wanted.length && name.toLowerCase() === wanted) found += 1
  }
  return found
}

/** Node only decodes chunks; any other transfer coding would stay in the body. */
function isCoded({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  return coding !== undefined && coding.toLowerCase() !== 'chunked'
}
