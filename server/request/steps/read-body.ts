import { refuse } from '../../platform/contract/refusal.ts'
import { discardBody, holdsNothing, isJsonMediaType, readBody, sendsBody } from '../body/read-body.ts'
import type { Exchange, Step } from '../exchange.ts'

/** Reads the body's bytes, within the limit; what they mean is looked at later. */
export function readBytes(limits: { maxBodyBytes: number; maxPublicBodyBytes: number }): Step {
  return async (exchange) => {
    const { ctx, route, caller } = exchange
    const maxBytes = caller?.key.isPublic ? limits.maxPublicBodyBytes : limits.maxBodyBytes
    if (!route.bodyRequired && !sendsBody(ctx.req)) return undefined
    if (route.bodyType === null) return readNothing(exchange)
    const type = ctx.req.headers['content-type']
    if (!isJsonMediaType(type)) {
      const canBeNone = !route.bodyRequired
      if (canBeNone && (await holdsNothing(ctx.req))) return undefined
      const message = `This operation reads ${route.bodyType}; the request sent ${type ?? 'no Content-Type'}.`
      if (!canBeNone) return refuse('unsupported_media_type', message)
      await discardBody(ctx.req, DISCARDED)
      return refuse('unsupported_media_type', message, { headers: CLOSING })
    }
    const read = await readBody(ctx.req, { maxBytes })
    if (read.ok) {
      exchange.bytes = read.bytes
      return undefined
    }
    const { code, message } = read.problem
    await discardBody(ctx.req, DISCARDED)
    return refuse(code === 'request_aborted' ? 'malformed_request' : code, message, { headers: CLOSING })
  }
}

/** Of a body that is refused. A client that sends more, and all of it before it reads, misses the answer. */
const DISCARDED = { maxBytes: 16 * 1024 * 1024, patience: 1_000 }

/** The rest of the body may still be on its way, so the connection cannot serve another request. */
const CLOSING = { Connection: 'close' }

/** With some spaces. */
const LONGEST_NOTHING = 16

/** Many clients send `{}` when they have nothing to say. Anything longer says something, and stays unread. */
async function readNothing(exchange: Exchange): Promise<undefined> {
  const { req } = exchange.ctx
  if (exchange.route.method === 'GET') return
  if (!(Number(req.headers['content-length']) <= LONGEST_NOTHING)) return
  const read = await readBody(req, { maxBytes: LONGEST_NOTHING })
  if (read.ok) exchange.bytes = read.bytes
}
