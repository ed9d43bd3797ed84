import type { Context } from 'koa'
import type { Refusal } from '../platform/contract/refusal.ts'
import type { Route } from '../platform/contract/route-table.ts'
import type { Exchange, RequestStep } from './exchange.ts'
import type { HandlerFacts, Performed, SentAnswer, UntypedHandler } from './outcome.ts'
import { renderOutcome } from './render.ts'

/** Called with every response of an operation. */
export type AnswerObserver = (answer: {
  route: Route
  status: number
  headers: Record<string, unknown>
  body: string | Buffer
}) => void

export type DispatchOptions = {
  steps: RequestStep[]
  perform: (exchange: Exchange, handler: HandlerFacts) => Promise<Performed>
  handlers: Readonly<Record<string, UntypedHandler>>
  observe?: AnswerObserver
}

/** The request path of an operation: the steps in order, then the handler. The first refusal is the response. */
export function dispatch({ steps, perform, handlers, observe }: DispatchOptions) {
  return async (ctx: Context, route: Route, rawPath: Record<string, string>): Promise<void> => {
    const exchange: Exchange = { ctx, requestId: ctx.state.trace.requestId, route, rawPath }
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

async function firstRefusal(exchange: Exchange, steps: RequestStep[]): Promise<Refusal | undefined> {
  for (const step of steps) {
    const refusal = await step(exchange)
    if (refusal) return refusal
  }
  return undefined
}

export function sendRefusal(ctx: Context, refusal: Refusal): void {
  ctx.state.trace.errorCode = refusal.code
  send(ctx, renderOutcome(refusal, ctx.state.errorContext))
}

function sendPerformed(ctx: Context, { answer, replayed, errorCode }: Performed): void {
  ctx.state.trace.errorCode = errorCode
  if (replayed) ctx.set('Idempotent-Replayed', 'true')
  send(ctx, answer)
}

function send(ctx: Context, { status, headers, body }: SentAnswer): void {
  ctx.status = status
  // Responses are for the key's owner only; an operation that may be cached overrides this.
  ctx.set('Cache-Control', 'no-store')
  ctx.set(headers)
  ctx.body = body
  ctx.status = status
}
