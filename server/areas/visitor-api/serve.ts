import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import type { RouteTable } from '../../platform/contract/route-table.ts'
import { isCode } from '../../platform/formats/identifiers.ts'
import { type DispatchOptions, dispatch } from '../../request/dispatch.ts'
import { checkCondition, revalidating } from '../../request/revalidate.ts'
import { mountOperations, refusePath } from '../../request/router.ts'
import { type AdmitOptions, admitVisitor } from './admit.ts'

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

const UNDER_PATH = /^\/o\/([^/]+)\//

type Addresses = { domain: string | null; apiHost: string | null }

/**
 * Where a request for an organization's public pages points: at whom, and at what, as the contract writes it. Undefined for a request to the
 * API's own host, which may lie below the domain.
 */
function targetOf(request: IncomingMessage, path: string, { domain, apiHost }: Addresses) {
  const host = hostOf(request)
  if (domain !== null && host !== apiHost && host.endsWith(`.${domain}`)) {
    const slug = host.slice(0, -domain.length - 1)
    return { slug, path: `/o/${slug}${path}` }
  }
  const slug = UNDER_PATH.exec(path)?.[1]
  return slug ? { slug, path } : undefined
}

/** Without port and final dot, in lower case. A whole address in the first line counts more than the Host header. */
function hostOf({ url = '/', headers }: IncomingMessage): string {
  const sent = url.startsWith('/') ? headers.host : URL.parse(url)?.host
  return (sent ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
