import Router, { type RouterContext } from '@koa/router'
import type { Context, Middleware } from 'koa'
import { type Refusal, refuse } from '../platform/contract/refusal.ts'
import type { Route, RouteDefinition, RouteTable } from '../platform/contract/route-table.ts'
import type { CallResult, HandlerEntry, HttpCall, RequestStep, StreamAnswer, UntypedHandler } from './exchange.ts'
import { renderStorableAnswer } from './render.ts'

export type MountOptions = {
  isServed?: (facts: RouteDefinition) => boolean
  /** Methods that every path supports without an operation; listed in `Allow`. */
  otherMethods?: string[]
  /** Counts a call of an unknown path or method, and refuses callers over their limit. */
  countUnserved?: (ctx: Context) => Promise<Refusal | undefined>
  /** The part of the path that the operations match; default: all of it. */
  pathOf?: (ctx: Context) => string
}

/** Serves the operations of a contract. Literal segments win over parameters, and longer suffixes over shorter ones. */
export function mountOperations(
  table: RouteTable,
  serve: (ctx: Context, route: Route, path: Record<string, string>) => Promise<void>,
  { isServed = () => true, otherMethods = [], pathOf = ({ path }) => path, countUnserved }: MountOptions = {},
): Middleware {
  const refuseUnserved = async (ctx: Context, refusal: Refusal) =>
    sendRefusal(ctx, (await countUnserved?.(ctx)) ?? refusal)
  const routers = new Map<number, Router>()
  for (const route of leastSpecificFirst(table)) {
    if (!isServed(route)) continue
    const answer = (ctx: RouterContext) =>
      isShadowed(ctx, route) ? refuseUnserved(ctx, wrongMethod(ctx, otherMethods)) : serve(ctx, route, ctx.params)
    const router = routers.get(lengthOf(route.path)) ?? emptyRouter()
    router.register(route.path.replaceAll(/\{(\w+)\}/g, ':$1'), [route.method], answer)
    routers.set(lengthOf(route.path), router)
  }
  const finders = new Map([...routers].map(([length, router]) => [length, router.routes()]))
  const isPath = (path: string) => routers.get(lengthOf(path))?.match(path, '').path.length
  const unknownPath = (ctx: Context) =>
    noPath(ctx, pathOf(ctx) === ctx.path ? resembling(ctx.path).find(isPath) : undefined)
  return async (ctx) => {
    const path = readable(pathOf(ctx))
    const find = path && finders.get(lengthOf(path))
    if (!find) return refuseUnserved(ctx, unknownPath(ctx))
    ctx.newRouterPath = path
    return find(ctx as RouterContext, async () =>
      refuseUnserved(ctx, ctx.matched?.length ? wrongMethod(ctx, otherMethods) : unknownPath(ctx)),
    )
  }
}

/** An exclusive router uses the last of several matching routes. */
const emptyRouter = (): Router => new Router({ exclusive: true, sensitive: true, strict: true })

/** Routers try routes one by one, so there is one router per number of segments, which parameters do not change. */
const lengthOf = (path: string): number => path.split('/').length

function leastSpecificFirst(table: RouteTable): Route[] {
  const ranked = Object.entries(table).map(([id, facts]) => ({ route: { ...facts, id }, ranks: ranksOf(facts.path) }))
  return ranked.sort((a, b) => compare(a.ranks, b.ranks)).map(({ route }) => route)
}

/** A segment such as `{event}` or `{event}.json` ranks by its suffix; literals rank highest. */
const ranksOf = (path: string): number[] =>
  path.split('/').map((segment) => /^\{\w+\}(.*)$/.exec(segment)?.[1]?.length ?? Number.POSITIVE_INFINITY)

/** Paths of different lengths never match the same request. */
function compare(a: number[], b: number[]): number {
  if (a.length !== b.length) return a.length - b.length
  const at = a.findIndex((rank, index) => rank !== b[index])
  return at === -1 ? 0 : Number((a[at] ?? 0) > (b[at] ?? 0)) * 2 - 1
}

/** Undefined if it cannot be decoded. Decodes dots, because a suffix may begin with one. */
function readable(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    decodeURIComponent(path)
  } catch {
    return undefined
  }
  return path.replaceAll(/%2e/gi, '.')
}

/** Whether a more specific path matches; it then decides, even if it does not support this method. */
const isShadowed = ({ matched = [] }: RouterContext, { method }: Route): boolean =>
  !mostSpecific(matched).some(({ methods }) => methods.includes(method))

function mostSpecific(matched: NonNullable<RouterContext['matched']>) {
  const pattern = matched.at(-1)?.regexp.source
  return matched.filter(({ regexp }) => regexp.source === pattern)
}

export function sendPathNotFound(ctx: Context): void {
  sendRefusal(ctx, noPath(ctx))
}

function noPath({ method, path }: Context, meant?: string): Refusal<'not_found'> {
  const message = `There is no operation at ${method} ${path}.${meant ? ` Did you mean ${meant}?` : ''}`
  return refuse('not_found', message, { details: { object: 'operation', reference: `${method} ${path}` } })
}

/** Without a slash at the end, with the prefix of the API, or of the other one. */
function resembling(path: string): string[] {
  const trimmed = trimSlashes(path)
  const bare = trimmed.replace(/^(\/api)?(\/v1)?(?=\/|$)/, '')
  return [trimmed, `/v1${bare}`, `/api/v1${bare}`].filter((other) => other !== path)
}

/** No pattern: it would begin anew at each of thousands of slashes that stand elsewhere. */
function trimSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function wrongMethod(ctx: Context, otherMethods: string[]): Refusal<'method_not_allowed'> {
  const methods = new Set(mostSpecific(ctx.matched ?? []).flatMap((layer) => layer.methods))
  const allow = [...[...methods].sort(), ...otherMethods].join(', ')
  const message = `The path ${ctx.path} answers ${allow}, not ${ctx.method}.`
  return refuse('method_not_allowed', message, { headers: { Allow: allow }, details: { allow } })
}

export type AnswerObserver = (answer: {
  route: Route
  status: number
  headers: Record<string, unknown>
  body: string | Buffer
}) => void

export type DispatchOptions = {
  steps: RequestStep[]
  perform: (exchange: HttpCall, handler: HandlerEntry) => Promise<CallResult>
  handlers: Readonly<Record<string, UntypedHandler>>
  observe?: AnswerObserver
}

/** The request path of an operation: the steps in order, then the handler. The first refusal is the response. */
export function buildDispatcher({ steps, perform, handlers, observe }: DispatchOptions) {
  return async (ctx: Context, route: Route, rawPath: Record<string, string>): Promise<void> => {
    const exchange: HttpCall = { ctx, requestId: ctx.state.trace.requestId, route, rawPath }
    ctx.state.trace.route = route.id
    try {
      const handler = handlers[route.id]
      if (!handler) throw new Error(`No handler for ${route.id}`)
      const refusal = await firstRefusal(exchange, steps)
      if (refusal) sendRefusal(ctx, refusal)
      else sendPerformed(ctx, await perform(exchange, typeof handler === 'function' ? { handle: handler } : handler))
    } catch (error) {
      sendRefusal(ctx, ctx.state.explainFailure(error))
    }
    await exchange.spooled?.letGo()
    const body = typeof ctx.body === 'string' || Buffer.isBuffer(ctx.body) ? ctx.body : ''
    // Nothing is sent to a client that has disconnected.
    if (!ctx.req.socket.destroyed) observe?.({ route, status: ctx.status, headers: ctx.response.headers, body })
  }
}

async function firstRefusal(exchange: HttpCall, steps: RequestStep[]): Promise<Refusal | undefined> {
  for (const step of steps) {
    const refusal = await step(exchange)
    if (refusal) return refusal
  }
  return undefined
}

export function sendRefusal(ctx: Context, refusal: Refusal): void {
  ctx.state.trace.errorCode = refusal.code
  send(ctx, renderStorableAnswer(refusal, ctx.state.errorContext))
}

function sendPerformed(ctx: Context, { answer, replayed, errorCode }: CallResult): void {
  ctx.state.trace.errorCode = errorCode
  if (replayed) ctx.set('Idempotent-Replayed', 'true')
  send(ctx, answer)
}

function send(ctx: Context, { status, headers, body }: StreamAnswer): void {
  ctx.status = status
  // Responses are for the key's owner only; an operation that may be cached overrides this.
  ctx.set('Cache-Control', 'no-store')
  ctx.set(headers)
  ctx.body = body
  ctx.status = status
}
