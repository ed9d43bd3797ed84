/**
 * The Model Context Protocol over HTTP, for language models. Stateless: each POST is answered on its own. A call of a
 * tool becomes a request of the API with the caller's own key and takes the same way as any other, so that scope, rate,
 * quota, group and audit log hold. Without `?write=true` there are only tools that read.
 */

import type { Context, Middleware } from 'koa'
import { readBody } from '../../request/body/read-body.ts'
import { toPublicOrigin } from '../../request/host-origin.ts'
import type { ApiAnswer } from './tool-result.ts'
import { type ApiRequest, readTools } from './tools.ts'

export type McpOptions = {
  publicUrl: string | null
  version: string
  /** Serves a request as if it had come over the network from the same client. */
  callApi(from: Context, request: ApiRequest): Promise<ApiAnswer>
}

const PATH = '/mcp'
const MAX_BODY_BYTES = 1024 * 1024

export function serveMcp(options: McpOptions): Middleware {
  const tools = readTools()
  return async (ctx, next) => {
    if (ctx.path !== PATH) return next()
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method === 'OPTIONS' || isForeignOrigin(ctx, options.publicUrl)) return refuse(ctx, 403, FOREIGN)
    if (isLookedAt(ctx)) {
      ctx.body = `${WHAT_IT_IS}\n`
      return
    }
    const body = await readBody(ctx.req, { maxBytes: MAX_BODY_BYTES })
    if (!body.ok) {
      ctx.set('Connection', 'close')
      return refuse(ctx, 413, body.problem.message)
    }
    // Loaded on demand: few installations use it, and it takes a tenth as long to load as the whole server.
    const { answerMessage } = await import('./answer-message.ts')
    const isWriting = ctx.query.write === 'true'
    const answer = await answerMessage(toWebRequest(ctx, body.bytes), tools, isWriting, {
      version: options.version,
      callApi: (request) => options.callApi(ctx, request),
    })
    ctx.status = answer.status
    for (const [name, value] of answer.headers) ctx.set(name, value)
    ctx.body = Buffer.from(await answer.arrayBuffer())
  }
}

const WHAT_IT_IS =
  'This is the address of the Model Context Protocol: give it to a client of that protocol, with an API key as Authorization: Bearer.'

/** By people; clients ask for a stream. */
const isLookedAt = ({ method, headers }: Context) =>
  method === 'GET' && !(headers.accept ?? '').includes('text/event-stream')

const FOREIGN = 'Web pages of other origins cannot use this address.'

/** A page that anybody opens could otherwise reach an installation in the visitor's own network. */
function isForeignOrigin(ctx: Context, publicUrl: string | null): boolean {
  const { origin } = ctx.req.headers
  return origin !== undefined && origin !== toPublicOrigin(ctx, publicUrl)
}

function refuse(ctx: Context, status: number, message: string): void {
  ctx.status = status
  ctx.body = { jsonrpc: '2.0', id: null, error: { code: -32_000, message } }
}

function toWebRequest(ctx: Context, bytes: Buffer): Request {
  const headers = Object.entries(ctx.req.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const hasBody = ctx.method !== 'GET' && ctx.method !== 'HEAD'
  return new Request(`http://localhost${PATH}`, {
    method: ctx.method,
    headers,
    ...(hasBody ? { body: new Uint8Array(bytes) } : {}),
  })
}
