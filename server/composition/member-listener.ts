import type { IncomingMessage, RequestListener } from 'node:http'
import Koa, { type Middleware } from 'koa'
import type { RouteTable } from '../platform/contract/route-table.ts'
import { setRateAndTrace } from '../request/bearer-token.ts'
import { buildDispatcher, type DispatchOptions, mountOperations } from '../request/dispatch.ts'
import type { RequestStep } from '../request/exchange.ts'
import { checkEntitlement, checkInstanceWritable } from '../request/steps/authorize.ts'
import type { MemberCaller } from './in-process-call.ts'

export type MemberListenerOptions = Pick<DispatchOptions, 'perform' | 'handlers' | 'observe'> & {
  trace: Middleware
  operations: RouteTable
  readBody: RequestStep
}

/**
 * The operations of the API, for members. The steps of a key (identity, rate, scope) are the console's own: session and
 * permission. Everything after them is the same as for a key.
 */
export function buildMemberListener(options: MemberListenerOptions): (caller: MemberCaller) => RequestListener {
  const callers = new WeakMap<IncomingMessage, MemberCaller>()
  const identify: RequestStep = (exchange) => {
    const member = callers.get(exchange.ctx.req)
    if (!member) throw new Error('A call of a member has no member.')
    exchange.caller = member.caller
    exchange.apiKey = member.secret
    setRateAndTrace(exchange.ctx, member.caller)
    return undefined
  }
  const serve = buildDispatcher({
    steps: [identify, checkEntitlement, checkInstanceWritable, options.readBody],
    perform: options.perform,
    handlers: options.handlers,
    observe: options.observe,
  })
  const app = new Koa()
  app.use(options.trace)
  app.use(mountOperations(options.operations, serve, { isServed: ({ host }) => host === 'api' }))
  const listen = app.callback()
  return (caller) => (request, response) => {
    callers.set(request, caller)
    void listen(request, response)
  }
}
