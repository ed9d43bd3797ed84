import { refuse } from '../../contract/refusal.ts'
import { isJsonMediaType, readBody, sendsBody } from '../body/read-body.ts'
import type { Step } from '../exchange.ts'

/** Reads the body's bytes, within the limit; what they mean is looked at later. */
export function readBytes(maxBytes: number): Step {
  return async (exchange) => {
    const { ctx, route } = exchange
    if (route.bodyType === null || (!route.bodyRequired && !sendsBody(ctx.req))) return undefined
    const type = ctx.req.headers['content-type']
    if (!isJsonMediaType(type)) {
      const message = `This operation reads ${route.bodyType}; the request sent ${type ?? 'no Content-Type'}.`
      return refuse('unsupported_media_type', message)
    }
    const read = await readBody(ctx.req, { maxBytes })
    if (read.ok) {
      exchange.bytes = read.bytes
      return undefined
    }
    const { code, message } = read.problem
    // The rest of the body is still on its way, so the connection cannot serve another request.
    const headers = { Connection: 'close' }
    return refuse(code === 'request_aborted' ? 'malformed_request' : code, message, { headers })
  }
}
