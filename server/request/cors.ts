import type { Middleware } from 'koa'
import { CORS_HEADERS, isPreflight, PREFLIGHT_HEADERS } from '../../spec/runtime/cors.ts'

export const corsMiddleware: Middleware = async (ctx, next) => {
  if (ctx.req.headers.origin === undefined || !/^\/(api\/)?v1\//.test(ctx.path)) return next()
  ctx.set(CORS_HEADERS)
  if (!isPreflight(ctx.req)) return next()
  ctx.set(PREFLIGHT_HEADERS)
  ctx.status = 204
}
