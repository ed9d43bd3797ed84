import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { buildRetryAfterExtras, type Refusal, refuse } from '../platform/contract/refusal.ts'
import { isLockTimeout, isTransientError, isWriteConflict } from '../platform/database/transient-errors.ts'
import { sendRefusal } from './dispatch.ts'
import type { RequestTrace } from './exchange.ts'
import { type OriginSettings, toErrorPagesOrigin } from './host-origin.ts'
import { refuseMalformedRequest } from './malformed.ts'
import type { RequestMetrics } from './metrics.ts'
import { readOrMakeRequestId } from './request-id.ts'

/** Gives each request its id, and logs and measures it: never a body, a header or a query. */
export function traceRequests(log: Logger, metrics: RequestMetrics, addresses: OriginSettings): Middleware {
  return async (ctx, next) => {
    const started = process.hrtime.bigint()
    const requestId = readOrMakeRequestId(ctx.req.headers['x-request-id'])
    const trace: RequestTrace = { requestId, route: null, keyId: null, organizationId: null, errorCode: null }
    // V8 keeps a function written directly in a property assignment in old space, and with it the whole request.
    const errorContext = () => ({ requestId, pagesOrigin: toErrorPagesOrigin(ctx, addresses) })
    const explain = (error: unknown) => {
      const fields = { request_id: requestId, route: trace.route, err: error }
      if (isTransientError(error)) log.warn(fields, 'request failed for want of the database')
      else log.error(fields, 'request failed')
      return toFailureRefusal(error)
    }
    Object.assign(ctx.state, { trace, errorContext, explainFailure: explain })
    ctx.set('X-Request-Id', requestId)
    metrics.started()
    try {
      const refusal = refuseMalformedRequest(ctx)
      if (refusal) sendRefusal(ctx, refusal)
      else await next()
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

/** Logged at debug level, because monitoring requests them every few seconds. */
const PROBES = new Set(['/livez', '/readyz', '/metrics'])

function logLine(ctx: Context, trace: RequestTrace, seconds: number) {
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

const RETRY_SECONDS = 1

function toFailureRefusal(error: unknown): Refusal {
  if (isTransientError(error)) {
    const message = `${reasonOf(error)}; nothing was changed, so try again in ${RETRY_SECONDS} second.`
    return refuse('unavailable', message, buildRetryAfterExtras(RETRY_SECONDS))
  }
  return refuse(
    'internal',
    'Something went wrong on our side; nothing was changed. Quote the request_id when you report it.',
  )
}

function reasonOf(error: unknown): string {
  if (isWriteConflict(error)) return 'Another change came in between'
  if (isLockTimeout(error)) return 'Another change to the same takes too long'
  return 'The service cannot reach its database'
}
