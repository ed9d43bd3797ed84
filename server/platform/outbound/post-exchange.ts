import type { ConnectionPool, TlsConnection } from './connection-pool.ts'
import { describeBadResponse, type PostFailure, toPostFailure } from './post-failure.ts'
import type { RequestCancellation } from './request-cancellation.ts'
import type { RequestTarget } from './request-target.ts'
import { buildResponseReader, type ResponseReadState } from './response-reader.ts'

export type HttpResponseStart = { status: number; answerStart: Buffer }

export type PostExchangeOptions = {
  connections: ConnectionPool
  target: RequestTarget
  /** The IP address to connect to; no DNS lookup follows. */
  address: string
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds for a new TLS connection. */
  connectWithin: number
  cancellation: RequestCancellation
}

export type PostExchangeResult =
  | HttpResponseStart
  /** `unsent`: nothing was sent, so another address may be tried. `stale`: a reused connection was already closed. */
  | (PostFailure & { unsent: boolean; stale: boolean })

/** By a connection that is kept, unless only a new one will do. */
export async function runPostExchange(options: PostExchangeOptions, onlyNew: boolean): Promise<PostExchangeResult> {
  const { connections, connectWithin, cancellation } = options
  const kept = onlyNew ? undefined : connections.take(options)
  if (kept) return converse(kept, options)
  const connection = await connections.open(options, connectWithin, cancellation)
  if (!('failure' in connection)) return converse(connection, options)
  const unsent = connection.failure === 'connect' || connection.failure === 'connect_timeout'
  return { ...connection, unsent, stale: false }
}

function converse(
  connection: TlsConnection,
  { connections, target, headers, body, cancellation }: PostExchangeOptions,
): Promise<PostExchangeResult> {
  return new Promise((resolve) => {
    const { isNew } = connection
    const reader = buildResponseReader()
    const settle = (exchanged: PostExchangeResult, reusable: boolean) => {
      connection.listener = null
      cancellation.settle()
      if (reusable && connection.isFlushed()) connections.keep(connection)
      else connection.destroy()
      resolve(exchanged)
    }
    const fail = (failure: Omit<PostFailure, 'status'>, stale: boolean) =>
      settle({ ...failure, status: reader.status(), unsent: false, stale }, false)
    const lose = (error: unknown) => fail(toPostFailure(error, 'sent', target.host), !isNew && reader.status() === null)
    const read = (reading: ResponseReadState) => {
      if (reading === 'more') return
      if (reading === 'lost') lose(null)
      else if (typeof reading === 'string') fail(describeBadResponse(reading, target.host), false)
      else settle({ status: reading.status, answerStart: reading.answerStart }, reading.reusable)
    }
    connection.listener = { data: (chunk) => read(reader.push(chunk)), end: () => read(reader.end()), lost: lose }
    // V8 keeps a function written directly in a property assignment in old space, with all that it references.
    const cut = () => connection.destroy()
    cancellation.cut = cut
    connection.send(headOf(target, headers, body), body)
    if (cancellation.isCancelled) cut()
  })
}

/** Headers that define where a request goes and where it ends. */
const OURS = /^(?:host|content-length|transfer-encoding|connection)$/i

/** A line break in a value would inject a header. */
const UNSENDABLE = /[^\x20-\x7e]/

function headOf({ path, host, isAddress, port }: RequestTarget, headers: Record<string, string>, body: Buffer): string {
  let [head, written] = ['', path + host]
  for (const name in headers) {
    if (OURS.test(name)) continue
    head += `${name}: ${headers[name]}\r\n`
    written += name + headers[name]
  }
  if (UNSENDABLE.test(written)) throw new Error('A header of a request has a character that it must not have.')
  const hostHeader = isAddress && host.includes(':') ? `[${host}]` : host
  const length = `Content-Length: ${body.length}\r\nConnection: keep-alive\r\n\r\n`
  return `POST ${path} HTTP/1.1\r\n${head}Host: ${port === 443 ? hostHeader : `${hostHeader}:${port}`}\r\n${length}`
}
