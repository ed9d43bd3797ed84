import type { IncomingMessage, RequestListener } from 'node:http'
import type { Readable } from 'node:stream'
import Koa, { type Context, type Middleware } from 'koa'
import inject from 'light-my-request'
import type { RouteTable } from '../platform/contract/route-table.ts'
import { setRateHeadersAndTrace } from '../request/bearer-token.ts'
import { buildDispatcher, type DispatchOptions, mountOperations } from '../request/dispatch.ts'
import type { RequestStep } from '../request/exchange.ts'
import { checkEntitlement, checkInstanceWritable } from '../request/steps/authorize.ts'
import type { ConsoleOptions } from '../surfaces/console/index.ts'
import type { McpOptions } from '../surfaces/mcp/index.ts'

/** Headers of the outer request that say who is calling. */
const OF_CALLER = ['authorization', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-service-client']

type Sent = { method: string; url: string; headers: Record<string, unknown>; body?: string | Readable }

/** Calls the API within the process. The request takes the whole way of one from the network, from the same address. */
export function buildInProcessApiCall(listener: () => RequestListener): McpOptions['callApi'] {
  const call = buildWholeWay(listener)
  return async (from, request) => {
    const answer = await call(from, request)
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload }
  }
}

/** The same with one key, whatever the outer request carries. */
export function buildApiCallWithKey(listener: () => RequestListener, key: string): ConsoleOptions['callAsVisitor'] {
  const call = buildWholeWay(listener)
  return async (from, { headers, ...request }) => {
    const answer = await call(from, { ...request, headers: { ...headers, authorization: `Bearer ${key}` } }, true)
    return { status: answer.statusCode, headers: answer.headers, body: answer.stream() }
  }
}

function buildWholeWay(listener: () => RequestListener) {
  let serve: RequestListener | undefined
  return (from: Context, { headers, ...request }: Sent, payloadAsStream = false) => {
    serve ??= listener()
    const ofCaller = OF_CALLER.flatMap((name) => {
      const value = from.req.headers[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    const caller = { ...Object.fromEntries(ofCaller), 'x-request-id': from.state.trace.requestId }
    return send(serve, { ...request, headers: { ...caller, ...headers } }, from, payloadAsStream)
  }
}

function send(serve: RequestListener, { method, url, headers, body }: Sent, from: Context, payloadAsStream = false) {
  return inject(serve as Parameters<typeof inject>[0], {
    method: method as 'GET',
    url,
    headers: headers as Record<string, string>,
    remoteAddress: from.req.socket.remoteAddress ?? '',
    payloadAsStream,
    ...(body === undefined ? {} : { payload: body }),
  })
}

/** Calls operations for a member who is signed in. No socket leads to this listener, so nobody else can. */
export function buildApiCallAsMember(
  options: MemberCallOptions,
  publicOrigin: () => string,
): ConsoleOptions['callAsMember'] {
  const listenFor = buildMemberListener(options)
  return async (from, { caller, secret, ...request }) => {
    const { host } = new URL(publicOrigin())
    const headers = { host, 'x-request-id': from.state.trace.requestId, ...request.headers }
    const answer = await send(listenFor({ caller, secret }), { ...request, headers }, from, true)
    return { status: answer.statusCode, headers: answer.headers, body: answer.stream() }
  }
}

type MemberCaller = Pick<Parameters<ConsoleOptions['callAsMember']>[1], 'caller' | 'secret'>

type MemberCallOptions = Pick<DispatchOptions, 'perform' | 'handlers' | 'observe'> & {
  trace: Middleware
  operations: RouteTable
  readBody: RequestStep
}

/**
 * The operations of the API, for members. The steps of a key (identity, rate, scope) are the console's own: session and
 * permission. Everything after them is the same as for a key.
 */
function buildMemberListener(options: MemberCallOptions): (caller: MemberCaller) => RequestListener {
  const callers = new WeakMap<IncomingMessage, MemberCaller>()
  const identify: RequestStep = (exchange) => {
    const member = callers.get(exchange.ctx.req)
    if (!member) throw new Error('A call of a member has no member.')
    exchange.caller = member.caller
    exchange.apiKey = member.secret
    setRateHeadersAndTrace(exchange.ctx, member.caller)
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
