import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecurely } from 'node:https'

/** A GET of an address set by the operator. Addresses set by others are checked first, and used with `postPinned`. */
export type GetOptions = {
  url: URL
  headers: Record<string, string>
  /** Milliseconds until the last byte of the response. */
  within: number
  /** Of the response body. */
  mostBytes: number
  signal?: AbortSignal
}

export type GetResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type GetFailure = { failure: 'timeout' | 'unreachable' | 'connection_lost' | 'too_large' | 'aborted' }

/** One request on its own connection. Redirects are returned, not followed. */
export function sendGet({ url, headers, within, mostBytes, signal }: GetOptions): Promise<GetResponse | GetFailure> {
  const { promise, resolve } = Promise.withResolvers<GetResponse | GetFailure>()
  if (signal?.aborted) return Promise.resolve({ failure: 'aborted' })
  const send = url.protocol === 'https:' ? requestSecurely : requestPlain
  // Verified regardless of NODE_TLS_REJECT_UNAUTHORIZED.
  const asked = send(url, { method: 'GET', headers, agent: false, rejectUnauthorized: true })
  const settle = (outcome: GetResponse | GetFailure) => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    resolve(outcome)
    asked.destroy()
  }
  const abort = () => settle({ failure: 'aborted' })
  const timer = setTimeout(() => settle({ failure: 'timeout' }), within)
  signal?.addEventListener('abort', abort, { once: true })
  asked.on('error', () => settle({ failure: asked.socket?.connecting === false ? 'connection_lost' : 'unreachable' }))
  asked.on('response', (answer) => readAnswer(answer, mostBytes, settle))
  asked.end()
  return promise
}

function readAnswer(answer: IncomingMessage, mostBytes: number, settle: (outcome: GetResponse | GetFailure) => void) {
  const parts: Buffer[] = []
  let bytes = 0
  answer.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > mostBytes) settle({ failure: 'too_large' })
    else parts.push(part)
  })
  // A truncated response ends with an error instead, so here the body is complete.
  answer.on('end', () =>
    settle({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
  )
  answer.on('error', () => settle({ failure: 'connection_lost' }))
}
