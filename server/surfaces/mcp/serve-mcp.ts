/**
 * The Model Context Protocol over HTTP, for language models. Stateless: each POST is answered on its own. A call of a
 * tool becomes a request of the API with the caller's own key and takes the same way as any other, so that scope, rate,
 * quota, group and audit log hold. Without `?write=true` there are only tools that read.
 */

import { isIP } from 'node:net'
import type { Context, Middleware } from 'koa'
import { toHttpStatus } from '../../../spec/runtime/error-body.ts'
import { parseStrictJson } from '../../../spec/runtime/json/strict-json.ts'
import { isRefusal, type Refusal } from '../../platform/contract/refusal.ts'
import { isJsonMediaType } from '../../request/body/read-body.ts'
import { toPublicOrigin } from '../../request/host-origin.ts'
import { readBodyOrRefuse } from '../../request/steps/read-body.ts'
import type { LimitUnservedCall } from '../../request/unserved-calls.ts'
import type { McpCallOptions } from './answer-message.ts'
import type { ApiResponse } from './tool-result.ts'
import { type ApiRequest, readMcpTools } from './tools.ts'

export type McpOptions = {
  publicUrl: string | null
  version: string
  /** Serves a request as if it had come over the network from the same client. */
  callApi(from: Context, request: ApiRequest): Promise<ApiResponse>
  /** Counts a message that calls nothing, and refuses callers over their limit. */
  countUnserved: LimitUnservedCall
}

const PATH = '/mcp'
/** It is read before the key is known. Two hundred people in one registration take half of it. */
const MAX_BODY_BYTES = 256 * 1024
/** What the API takes, in the envelope of the protocol. */
const MAX_DEPTH = 40

/** Apart from the rest, because it takes a tenth as long to load as the whole server. */
export const loadMcp = () => import('./answer-message.ts')

export function serveMcp(options: McpOptions): Middleware {
  const tools = readMcpTools()
  const serve = async (ctx: Context, callApi: McpCallOptions['callApi']): Promise<void> => {
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method === 'OPTIONS' || isForeignOrigin(ctx, options.publicUrl)) return refuse(ctx, 403, FOREIGN)
    if (isLookedAt(ctx)) {
      ctx.body = `${WHAT_IT_IS}\n`
      return
    }
    const message = await readMessage(ctx)
    if (message === undefined) return
    const { answerMcpMessage } = await loadMcp()
    const isWriting = ctx.query.write === 'true'
    const answer = await answerMcpMessage({ request: toWebRequest(ctx), message }, tools, isWriting, {
      version: options.version,
      callApi,
    })
    ctx.status = answer.status
    for (const [name, value] of answer.headers) ctx.set(name, value)
    ctx.body = Buffer.from(await answer.arrayBuffer())
  }

  return async (ctx, next) => {
    if (ctx.path !== PATH) return next()
    let isCounted = false
    await serve(ctx, async (request) => {
      isCounted = true
      const answer = await options.callApi(ctx, request)
      passRateOn(ctx, answer)
      return answer
    })
    const refusal = isCounted ? undefined : await options.countUnserved(ctx)
    if (refusal) refuseAs(ctx, refusal)
  }
}

function passRateOn(ctx: Context, { headers }: ApiResponse): void {
  for (const [name, value] of Object.entries(headers)) if (name.startsWith('x-ratelimit-')) ctx.set(name, String(value))
}

const WHAT_IT_IS =
  'This is the address of the Model Context Protocol: give it to a client of that protocol, with an API key as Authorization: Bearer.'

/** By people; clients ask for a stream. */
const isLookedAt = ({ method, headers }: Context) =>
  method === 'GET' && !(headers.accept ?? '').includes('text/event-stream')

const FOREIGN = 'Web pages can use this address only from its own origin. Call it from a program that is not a page.'

/**
 * A page that anybody opens could otherwise reach an installation in the visitor's own network. Where no public address
 * is set, names are not trusted either: a page can let its own name point there.
 */
function isForeignOrigin(ctx: Context, publicUrl: string | null): boolean {
  const { origin } = ctx.req.headers
  if (origin === undefined) return false
  const own = toPublicOrigin(ctx, publicUrl)
  const host = new URL(own).hostname.replace(/^\[|\]$/g, '')
  return origin !== own || (publicUrl === null && host !== 'localhost' && isIP(host) === 0)
}

/** The message of a POST; undefined where it was refused. */
async function readMessage(ctx: Context): Promise<unknown> {
  if (ctx.method !== 'POST') {
    ctx.set('Allow', 'POST')
    return refuse(ctx, 405, `Send a POST; there are no sessions and no streams for ${ctx.method}.`)
  }
  if (!isJsonMediaType(ctx.req.headers['content-type']))
    return refuse(ctx, 415, 'Send the message as application/json, and say so in the header Content-Type.')
  const bytes = await readBodyOrRefuse(ctx.req, MAX_BODY_BYTES)
  if (isRefusal(bytes)) return refuseAs(ctx, bytes)
  const parsed = parseStrictJson(bytes, { maxDepth: MAX_DEPTH })
  if (!parsed.ok) return refuse(ctx, 400, parsed.problem.message, PARSE_ERROR)
  // One request is one call at most: the protocol has no batches any more, and each message of one would be answered.
  if (Array.isArray(parsed.value)) return refuse(ctx, 400, 'Send one message in each request, not a list.', INVALID)
  return parsed.value
}

const SERVER_ERROR = -32_000
const INVALID = -32_600
const PARSE_ERROR = -32_700

function refuse(ctx: Context, status: number, message: string, code = SERVER_ERROR): undefined {
  ctx.status = status
  ctx.body = { jsonrpc: '2.0', id: null, error: { code, message } }
}

function refuseAs(ctx: Context, { code, message, headers = {} }: Refusal): undefined {
  ctx.set(headers)
  return refuse(ctx, toHttpStatus(code), message)
}

function toWebRequest({ method, req }: Context): Request {
  const headers = Object.entries(req.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new Request(`http://localhost${PATH}`, { method, headers })
}
