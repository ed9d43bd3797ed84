import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { hasRequestBody } from './read-body.ts'

export class BodyError extends Error {
  readonly code: 'payload_too_large' | 'unsupported_media_type' | 'malformed_request' | 'request_timeout'

  constructor(code: BodyError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const MEDIA_TYPE = /^([^;\s]+)[ \t]*(?:;|$)/

export function isFileUpload(
  fileBody: { types: readonly string[] } | null | undefined,
  contentType: string | undefined,
): boolean {
  const type = MEDIA_TYPE.exec(contentType ?? '')?.[1]?.toLowerCase()
  return type !== undefined && fileBody?.types.includes(type) === true
}

export type FileUploadLimits = {
  maxBytes: number
  /** Milliseconds without a byte before the upload is ended. */
  patience?: number
  /** Bytes per second. A slower sender is cut off after `patience` plus the time its bytes may take. */
  slowest?: number
}

const PATIENCE = 30_000
const SLOWEST = 20_000

/** After a refusal the rest is still being sent, so the response must have `Connection: close`. */
export async function* streamFileBody(
  request: IncomingMessage,
  { maxBytes, patience = PATIENCE, slowest = SLOWEST }: FileUploadLimits,
): AsyncGenerator<Buffer> {
  const tooLarge = () => new BodyError('payload_too_large', `The file is larger than the limit of ${maxBytes} bytes.`)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const encoding = request.headers['content-encoding'] ?? ''
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') {
    const message = 'The file must be sent without a Content-Encoding other than identity.'
    throw new BodyError('unsupported_media_type', message)
  }
  slow.add(request)
  let size = 0
  for await (const chunk of chunksOf(request, patience, slowest)) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    yield chunk
  }
}

/** If the reader stops early, the connection stays open for the response. */
async function* chunksOf(request: IncomingMessage, patience: number, slowest: number): AsyncGenerator<Buffer> {
  const iterator = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]()
  let isWaiting = false
  let [waited, size] = [0, 0]
  try {
    for (;;) {
      isWaiting = true
      const from = performance.now()
      const next = await within(patience, iterator.next())
      isWaiting = false
      if (next.done) return
      const chunk = next.value as Buffer
      waited += performance.now() - from
      size += chunk.length
      if (waited > patience + (size / slowest) * 1000) throw tooSlow(slowest)
      yield chunk
    }
  } finally {
    // return() on a waiting iterator would resolve only when more data arrives.
    if (!isWaiting) await iterator.return?.()
  }
}

function tooSlow(slowest: number): BodyError {
  const rate = `${slowest.toLocaleString('en')} bytes a second`
  return new BodyError('request_timeout', `The file arrived more slowly than ${rate}.`)
}

async function within<T>(patience: number, arriving: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    const message = `Nothing of the file arrived for ${patience / 1000} seconds.`
    timer = setTimeout(() => reject(new BodyError('request_timeout', message)), patience)
  })
  // The loser of the race must not become an unhandled rejection.
  over.catch(() => {})
  const gone = arriving.catch(() => {
    throw new BodyError('malformed_request', 'The client closed the connection before the whole file arrived.')
  })
  gone.catch(() => {})
  try {
    return await Promise.race([gone, over])
  } finally {
    clearTimeout(timer)
  }
}

/** Requests with a large body, which is read at its sender's pace. */
const slow = new WeakSet<IncomingMessage>()

/** Ends requests that have not fully arrived in time, except slow bodies: Node has one timeout for all requests. */
export function enforceBodyArrivalTimeout(server: Server, milliseconds: number): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasRequestBody(request)) return
    const timer = setTimeout(() => {
      if (request.complete || request.destroyed || slow.has(request)) return
      const error = Object.assign(new Error('The request is late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.emit('clientError', error, request.socket as Socket)
    }, milliseconds)
    timer.unref()
    request.once('close', () => clearTimeout(timer))
    request.once('end', () => clearTimeout(timer))
  })
}
