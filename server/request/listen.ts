import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type Koa from 'koa'
import { type ErrorCode, errorRegistry } from '../../generated/errors.ts'
import { type ErrorContext, toErrorBody } from '../../spec/runtime/error-body.ts'
import { refuse } from '../platform/contract/refusal.ts'
import { enforceBodyArrivalTimeout } from './body/file-body.ts'
import { toPublicOriginFromSocket } from './host-origin.ts'
import { readOrMakeRequestId } from './request-id.ts'

export type ListenOptions = {
  host: string
  port: number
  /** The public origin; null: the one that requests are sent to. */
  publicUrl?: string | null
  /** Milliseconds for the headers, and for the whole request. */
  timeouts?: { headers: number; request: number }
  leastPace?: MinReadRate
}

export type HttpServer = {
  port: number
  /** From now on responses have `Connection: close`. */
  announceClose(): void
  /** Accepts no connections, lets running requests finish, and closes the rest after the grace period. */
  close(graceSeconds: number): Promise<void>
}

const TIMEOUTS = { headers: 10_000, request: 30_000 }
const LEAST_PACE = { milliseconds: 30_000, bytes: 64 * 1024 }
const FILE_TIMEOUT = 15 * 60_000
const KEEP_ALIVE_TIMEOUT = 65_000
const MAX_HEADER_BYTES = 16 * 1024

export async function startHttpServer(app: Koa, options: ListenOptions): Promise<HttpServer> {
  const { host, port, publicUrl = null, timeouts = TIMEOUTS, leastPace = LEAST_PACE } = options
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      // For files; other requests have less time.
      requestTimeout: Math.max(timeouts.request, FILE_TIMEOUT),
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: Math.min(1_000, timeouts.headers),
      maxHeaderSize: MAX_HEADER_BYTES,
      // The handler itself responds to a missing Host, with the error envelope.
      requireHostHeader: false,
    },
    app.callback(),
  )
  const errorContext = (socket: Socket): ErrorContext => ({
    requestId: readOrMakeRequestId(undefined),
    pagesOrigin: toPublicOriginFromSocket(socket, publicUrl),
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    answerExpectation(response, errorContext(request.socket)),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    answerBrokenRequest(error, socket, errorContext(socket)),
  )
  enforceBodyArrivalTimeout(server, timeouts.request)
  disconnectSlowReadingClients(server, leastPace)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    announceClose: () => announceClose(server),
    close: (grace) => closeServer(server, grace),
  }
}

function announceClose(server: Server): void {
  server.on('request', (_request, response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  })
}

async function closeServer(server: Server, graceSeconds: number): Promise<void> {
  announceClose(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const cut = setTimeout(() => server.closeAllConnections(), graceSeconds * 1000)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

const BROKEN: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: [
    'headers_too_large',
    `The request's headers are larger than the ${MAX_HEADER_BYTES} bytes that the server reads.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request did not arrive completely in time.'],
}

/** HTTP/1.1 only defines 100-continue, which Node handles. */
function answerExpectation(response: ServerResponse, errorContext: ErrorContext): void {
  const refusal = refuse('malformed_request', 'The header Expect may hold 100-continue and nothing else.')
  const body = JSON.stringify(toErrorBody(refusal, errorContext))
  response.writeHead(errorRegistry.malformed_request.status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(body)
}

/** Invalid HTTP never reaches Koa, but gets the same error envelope. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, errorContext: ErrorContext): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [code, message] = BROKEN[error.code ?? ''] ?? [
    'malformed_request',
    'The request could not be read as HTTP/1.1.',
  ]
  const body = JSON.stringify(toErrorBody({ ...refuse('malformed_request', message), code }, errorContext))
  const { status } = errorRegistry[code]
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** A client must read this many bytes of a waiting response in this time. */
type MinReadRate = { milliseconds: number; bytes: number }

/** Closes connections whose clients do not read their responses, which would stay in memory. */
function disconnectSlowReadingClients(server: Server, { milliseconds, bytes }: MinReadRate): void {
  const waiting = new Map<Socket, { since: number; position: number } | null>()
  server.on('connection', (socket: Socket) => {
    waiting.set(socket, null)
    socket.once('close', () => waiting.delete(socket))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, before] of waiting) {
      const position = positionOf(socket)
      if (socket.writableLength === 0) waiting.set(socket, null)
      else if (!before || Math.abs(position - before.position) >= bytes) waiting.set(socket, { since: now, position })
      else if (now - before.since >= milliseconds) socket.destroy()
    }
  }, milliseconds / 10)
  look.unref()
  server.once('close', () => clearInterval(look))
}

/**
 * Grows with each byte that the client reads, and jumps when a new chunk begins. Node counts a chunk as written when
 * all of it is; only the handle knows how much still waits, and Node's timeouts read it too.
 */
const positionOf = (socket: Socket & { _handle?: { writeQueueSize?: number } | null }): number =>
  socket.bytesWritten - socket.writableLength - (socket._handle?.writeQueueSize ?? 0)
