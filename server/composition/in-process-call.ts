import type { RequestListener } from 'node:http'
import type { Context } from 'koa'
import inject from 'light-my-request'
import type { McpOptions } from '../areas/mcp/index.ts'

/** Headers of the outer request that say who is calling. */
const OF_CALLER = ['authorization', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-service-client']

/** Calls the API within the process. The request takes the whole way of one from the network, from the same address. */
export function buildInProcessCall(listener: () => RequestListener): McpOptions['callApi'] {
  let serve: RequestListener | undefined
  return async (from: Context, { method, url, headers, body }) => {
    serve ??= listener()
    const ofCaller = OF_CALLER.flatMap((name) => {
      const value = from.req.headers[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    const answer = await inject(serve as Parameters<typeof inject>[0], {
      method: method as 'GET',
      url,
      headers: { ...Object.fromEntries(ofCaller), 'x-request-id': from.state.trace.requestId, ...headers },
      remoteAddress: from.req.socket.remoteAddress ?? '',
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload }
  }
}
