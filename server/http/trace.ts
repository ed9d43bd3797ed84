import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { refuse } from '../contract/refusal.ts'
import { sendRefusal } from './dispatch.ts'
import type { Trace } from './exchange.ts'
import { explainFailure, isPassing } from './failures.ts'
import type { Metrics } from './metrics.ts'
import { requestIdOf } from './request-id.ts'

/** Gives each request its id, and tells the log and the metrics how it went: never a body, a header or a query. */
export function traceRequests(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const started = process.hrtime.bigint()
    const requestId = requestIdOf(ctx.req.headers['x-request-id'])
    const trace: Trace = { requestId, route: null, keyId: null, organizationId: null, errorCode: null }
    ctx.state.trace = trace
    ctx.state.explainFailure = (error: unknown) => {
      const fields = { request_id: requestId, route: trace.route, err: error }
      if (isPassing(error)) log.warn(fields, 'request failed for want of the database')
      else log.error(fields, 'request failed')
      return explainFailure(error)
    }
    ctx.set('X-Request-Id', requestId)
    metrics.started()
    try {
      if (isReadableTarget(ctx)) await next()
      else
        sendRefusal(
          ctx,
          refuse('malformed_request', 'The request needs a readable address in its first line and one Host header.'),
        )
    } catch (error) {
      sendRefusal(ctx, ctx.state.explainFailure(error))
    } finally {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      metrics.finished({ route: trace.route ?? 'other', status: ctx.status, seconds })
      const level = PROBES.has(ctx.req.url ?? '') ? 'debug' : 'info'
      log[level](logLine(ctx, trace, seconds), 'request')
    }
  }
}

/** An address such as `http://[::1/` makes every look at the path fail; HTTP/1.1 demands a Host, and a proxy may have looked at another. */
function isReadableTarget(ctx: Context): boolean {
  try {
    const hosts = countHosts(ctx.req.rawHeaders)
    return ctx.path.startsWith('/') && (hosts === 1 || (hosts === 0 && ctx.req.httpVersionMinor === 0))
  } catch {
    return false
  }
}

/** Of several, Node keeps the first and says nothing. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length
}

/** Asked every few seconds by whatever watches the server; their lines would bury the others. */
const PROBES = new Set(['/livez', '/readyz', '/metrics'])

function logLine(ctx: Context, trace: Trace, seconds: number) {
  return {
    request_id: trace.requestId,
    key_id: trace.keyId,
    organization: trace.organizationId,
    method: ctx.method,
    route: trace.route,
    status: ctx.status,
    code: trace.errorCode,
    duration_ms: Math.round(seconds * 1e5) / 100,
  }
}
