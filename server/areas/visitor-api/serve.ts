import type { Context, Middleware } from 'koa'
import type { RouteTable } from '../../platform/contract/route-table.ts'
import { isCode } from '../../platform/formats/identifiers.ts'
import { type DispatchOptions, dispatch } from '../../request/dispatch.ts'
import { checkCondition, revalidating } from '../../request/revalidate.ts'
import { mountOperations, refusePath } from '../../request/router.ts'
import { type AdmitOptions, admitVisitor } from './admit.ts'
import { targetOf } from './target.ts'

export type TenantOptions = AdmitOptions &
  Pick<DispatchOptions, 'perform' | 'handlers' | 'observe'> & {
    /** Below which each organization has its host; null: organizations are reached under `/o/{slug}` only. */
    domain: string | null
    /** Where people reach the API; its host is nobody's. */
    publicUrl: string | null
    operations: RouteTable
  }

/** The public pages of the organizations, on their hosts and under `/o/{slug}`. Nothing else is served there. */
export function serveTenants(options: TenantOptions): Middleware {
  const apiHost = options.publicUrl === null ? null : new URL(options.publicUrl).hostname
  const addresses = { domain: options.domain, apiHost }
  const serve = dispatch({
    steps: [admitVisitor(options), checkCondition],
    perform: revalidating(options.perform, KEEP),
    handlers: options.handlers,
    observe: options.observe,
  })
  const route = mountOperations(options.operations, serve, {
    isServed: ({ host }) => host === 'tenant',
    otherMethods: ['OPTIONS'],
    pathOf: ({ state }) => state.target.path,
  })
  return async (ctx, next) => {
    const target = targetOf(ctx.req, ctx.path, addresses)
    if (!target) return next()
    ctx.state.target = target
    // Always, and not only when a browser tells its origin, so that a cache may give one answer to all of them.
    ctx.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': SHOWN })
    if (ctx.method === 'OPTIONS') return answerOptions(ctx)
    return isCode(target.slug) ? route(ctx, next) : refusePath(ctx)
  }
}

/** Long enough to carry a rush, short enough that nobody is told for long of places that are gone. */
const KEEP = 'public, max-age=15'
const SHOWN = 'ETag, Retry-After, X-Request-Id'
const DAY = '86400'

function answerOptions(ctx: Context): void {
  ctx.set({
    Allow: 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'If-None-Match, X-Request-Id',
    'Access-Control-Max-Age': DAY,
  })
  ctx.status = 204
}
