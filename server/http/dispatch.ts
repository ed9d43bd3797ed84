import type { Context } from 'koa'
import { errorBody, isRefusal, type Refusal, refuse, statusOf } from '../contract/refusal.ts'
import type { Exchange, Step } from './exchange.ts'
import type { Match, Route } from './route-tree.ts'

/** What a handler gives back, seen without the types of its operation. */
export type UntypedOutcome = { status: number; body: unknown; headers?: Record<string, string> } | Refusal
export type UntypedHandler = (call: object) => Promise<UntypedOutcome>

/** Told of every answer to an operation, as it leaves. */
export type AnswerObserver = (answer: {
  route: Route
  status: number
  headers: Record<string, unknown>
  body: string
}) => void

export type DispatchOptions = {
  find: (method: string, path: string) => Match
  steps: Step[]
  handlers: Readonly<Record<string, UntypedHandler>>
  observe?: AnswerObserver
}

/** The whole request path of an operation: the steps in order, then its handler. The first refusal is the answer. */
export function dispatch({ find, steps, handlers, observe }: DispatchOptions) {
  return async (ctx: Context): Promise<void> => {
    const match = find(ctx.method, ctx.path)
    if (match.found !== 'route') return sendRefusal(ctx, refuseMatch(ctx, match))
    const exchange: Exchange = { ctx, requestId: ctx.state.trace.requestId, route: match.route, rawPath: match.path }
    ctx.state.trace.route = match.route.id
    try {
      await serve(exchange, steps, handlers[match.route.id])
    } catch (error) {
      sendRefusal(ctx, ctx.state.explainFailure(error))
    }
    observe?.({
      route: match.route,
      status: ctx.status,
      headers: ctx.response.headers,
      body: typeof ctx.body === 'string' ? ctx.body : '',
    })
  }
}

async function serve(exchange: Exchange, steps: Step[], handler: UntypedHandler | undefined): Promise<void> {
  const { ctx, route, requestId, caller } = exchange
  for (const step of steps) {
    const refusal = await step(exchange)
    if (refusal) return sendRefusal(ctx, refusal)
  }
  if (!handler) throw new Error(`No handler for ${route.id}`)
  const outcome = await handler({ ...exchange.input, caller: exchange.caller ?? caller, requestId })
  if (isRefusal(outcome)) return sendRefusal(ctx, outcome)
  ctx.status = outcome.status
  if (outcome.headers) ctx.set(outcome.headers)
  if (outcome.body === undefined) ctx.body = null
  else sendJson(ctx, outcome.body)
  ctx.status = outcome.status
}

function refuseMatch(ctx: Context, match: Exclude<Match, { found: 'route' }>): Refusal {
  if (match.found === 'nothing') return refuse('not_found', `There is no operation at ${ctx.method} ${ctx.path}.`)
  return refuse('method_not_allowed', `The path ${ctx.path} answers ${match.allow.join(', ')}, not ${ctx.method}.`, {
    headers: { Allow: match.allow.join(', ') },
  })
}

export function sendRefusal(ctx: Context, refusal: Refusal): void {
  ctx.state.trace.errorCode = refusal.code
  ctx.status = statusOf(refusal.code)
  if (refusal.headers) ctx.set(refusal.headers)
  sendJson(ctx, errorBody(refusal, ctx.state.trace.requestId))
}

function sendJson(ctx: Context, body: unknown): void {
  ctx.set('Content-Type', 'application/json; charset=utf-8')
  ctx.body = JSON.stringify(body)
}
