import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { isCode } from '../../../spec/runtime/formats/identifiers.ts'
import { countVisit, VISITS_PER_MINUTE } from '../../access/visits/index.ts'
import { toNotFound } from '../../platform/contract/refusal.ts'
import type { RouteTable } from '../../platform/contract/route-table.ts'
import type { Database } from '../../platform/database/connect.ts'
import { readClientAddress } from '../../request/client-address.ts'
import { buildDispatcher, type DispatchOptions, mountOperations, sendPathNotFound } from '../../request/dispatch.ts'
import { addEtagRevalidation, checkIfNoneMatchSize } from '../../request/etag-revalidation.ts'
import type { RequestStep } from '../../request/exchange.ts'
import { readHost } from '../../request/host-origin.ts'
import { toRateLimitRefusal } from '../../request/limits.ts'

export type TenantMiddlewareOptions = Pick<DispatchOptions, 'perform' | 'handlers' | 'observe'> & {
  database: Database
  now: () => Date | null
  trustedProxyHops: number
  /** Parent domain of the organizations' hosts; null: organizations are reached under `/o/{slug}` only. */
  domain: string | null
  /** The API's own base URL; its host belongs to no organization. */
  publicUrl: string | null
  operations: RouteTable
}

/** The public pages of organizations, on their hosts and under `/o/{slug}`. Nothing else is served there. */
export function buildTenantMiddleware(options: TenantMiddlewareOptions): Middleware {
  const apiHost = options.publicUrl === null ? null : new URL(options.publicUrl).hostname
  const addresses = { domain: options.domain, apiHost }
  const serve = buildDispatcher({
    steps: [buildAdmitVisitorStep(options), checkIfNoneMatchSize],
    perform: addEtagRevalidation(options.perform, KEEP),
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
    // Even without an Origin header, so that a cache can use one response for all.
    ctx.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': SHOWN })
    if (ctx.method === 'OPTIONS') return answerOptions(ctx)
    return isCode(target.slug) ? route(ctx, next) : sendPathNotFound(ctx)
  }
}

/** Finds the organization, and applies the rate limit of the visitor's address. */
function buildAdmitVisitorStep({ database, now, trustedProxyHops }: TenantMiddlewareOptions): RequestStep {
  return async (exchange) => {
    const { ctx } = exchange
    const { slug } = ctx.state.target
    const visit = await countVisit(database, readClientAddress(ctx.req, trustedProxyHops), now(), slug)
    const { at, id, name, waitSeconds } = visit
    if (waitSeconds !== null) {
      const reason = `An address may make ${VISITS_PER_MINUTE} requests a minute and yours has made them`
      return toRateLimitRefusal(reason, waitSeconds)
    }
    if (id === null) return toNotFound('organization', slug)
    exchange.tenant = { at, organization: { id, slug: visit.slug, name } }
    ctx.state.trace.organizationId = id
    return undefined
  }
}

/** Long enough to absorb a rush, short enough that places that are gone are not shown for long. */
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

/** The organization and contract path of a request. Undefined for the API's own host, which may be below the domain. */
function targetOf(request: IncomingMessage, path: string, { domain, apiHost }: Addresses) {
  const { name: host } = readHost(request)
  if (domain !== null && host !== apiHost && host.endsWith(`.${domain}`)) {
    const slug = host.slice(0, -domain.length - 1)
    return { slug, path: `/o/${slug}${path}` }
  }
  const slug = UNDER_PATH.exec(path)?.[1]
  return slug ? { slug, path } : undefined
}
