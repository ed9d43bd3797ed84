import type { IncomingMessage } from 'node:http'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'

const JSON_MEDIA_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i

export const isJsonMediaType = (contentType: string | undefined): boolean =>
  contentType !== undefined && JSON_MEDIA_TYPE.test(contentType)

export const hasRequestBody = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > 0 || isChunked(request)

const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

/** Only its end shows whether a chunked body is empty. If not, the response must have `Connection: close`. */
export const isBodyEmpty = async (request: IncomingMessage): Promise<boolean> =>
  !isChunked(request) ? !hasRequestBody(request) : !isRefusal(await readBody(request, 0))

/** After a refusal the rest is still being sent, so the response must have `Connection: close`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | Refusal> {
  if (request.readableEnded) throw new Error('The request body was read already.')
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return tooLarge(maxBytes)
  const encoding = request.headers['content-encoding'] ?? ''
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') return encoded
  if (request.destroyed) return aborted
  return collect(request, maxBytes)
}

/**
 * Reads and discards. Closing a connection while the client is sending resets it, and the response is lost. Ends with
 * the body, after `maxBytes`, or after `patience` milliseconds without data: then the client waits for the response.
 */
export function discardBody(request: IncomingMessage, limits: { maxBytes: number; patience: number }): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let length = 0
    const settle = () => {
      clearTimeout(patience)
      request.off('data', onData).off('end', settle).off('error', settle).off('close', settle)
      request.pause()
      resolve()
    }
    const patience = setTimeout(settle, limits.patience)
    const onData = (chunk: Buffer) => {
      length += chunk.length
      if (length > limits.maxBytes) settle()
      else patience.refresh()
    }
    request.on('data', onData).on('end', settle).on('error', settle).on('close', settle)
    request.resume()
  })
}

function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer | Refusal> {
  return new Promise((resolve) => {
    let buffer: Buffer = Buffer.alloc(0)
    let length = 0

    const settle = (result: Buffer | Refusal) => {
      request.off('data', onData).off('end', onEnd).off('error', onAbort).off('close', onAbort)
      resolve(result)
    }
    const onData = (chunk: Buffer) => {
      if (length + chunk.length > maxBytes) {
        request.pause()
        settle(tooLarge(maxBytes))
        return
      }
      buffer = append(buffer, length, chunk, maxBytes)
      length += chunk.length
    }
    const onEnd = () => settle(buffer.subarray(0, length))
    const onAbort = () => settle(aborted)
    request.on('data', onData).on('end', onEnd).on('error', onAbort).on('close', onAbort)
  })
}

/** Copies into one growing buffer, because a Buffer per tiny chunk costs far more than its bytes. */
function append(buffer: Buffer, length: number, chunk: Buffer, maxBytes: number): Buffer {
  if (length === 0) return chunk
  const needed = length + chunk.length
  let target = buffer
  if (needed > buffer.length) {
    target = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(buffer.length * 2, maxBytes)))
    buffer.copy(target, 0, 0, length)
  }
  chunk.copy(target, length)
  return target
}

const tooLarge = (maxBytes: number) =>
  refuse('payload_too_large', `The body is larger than the limit of ${maxBytes} bytes.`)

const encoded = refuse(
  'unsupported_media_type',
  'The body must be sent without a Content-Encoding other than identity.',
)

const aborted = refuse('malformed_request', 'The client closed the connection before the whole body arrived.')
