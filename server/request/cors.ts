import type { Middleware } from 'koa'

const SENT =
  'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id, X-Scanner-Version, X-Service-Client'
const SHOWN =
  'Content-Disposition, ETag, Idempotent-Replayed, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id'
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const DAY = '86400'

/** Any origin may call: the only credential is Authorization, which browsers never add by themselves. */
export const corsMiddleware: Middleware = async (ctx, next) => {
  if (ctx.req.headers.origin === undefined || !/^\/(api\/)?v1\//.test(ctx.path)) return next()
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': SHOWN })
  if (ctx.method !== 'OPTIONS' || ctx.req.headers['access-control-request-method'] === undefined) return next()
  ctx.set({
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': SENT,
    'Access-Control-Max-Age': DAY,
  })
  ctx.status = 204
}
