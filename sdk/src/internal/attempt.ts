import type { ParseAs } from 'openapi-fetch'
import { AbortedError, ConnectionError, TimeoutError } from '../core/errors.ts'
import { findErrorBody } from './answer-errors.ts'
import { isJson } from './headers.ts'

export type AttemptOutcome =
  | { response: Response; code: string | null; streams: boolean }
  | { failure: ConnectionError | TimeoutError }

export type AttemptSettings = { method: string; url: string; signal: AbortSignal; timeoutMs: number; readAs?: ParseAs }

const WHOLE: ReadonlySet<ParseAs | undefined> = new Set<ParseAs>(['text', 'blob', 'arrayBuffer'])

/**
 * Sends a request once. The timeout covers the whole body, except for a success that is neither JSON nor read as a
 * whole, which is streamed. Throws only if the caller's signal is aborted.
 */
export async function attemptRequest(
  send: (signal: AbortSignal) => Promise<Response>,
  { method, url, signal, timeoutMs, readAs }: AttemptSettings,
): Promise<AttemptOutcome> {
  if (signal.aborted) throw new AbortedError(signal.reason)
  const stop = new AbortController()
  const onAbort = () => stop.abort(new AbortedError(signal.reason))
  signal.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(() => stop.abort(new TimeoutError(timeoutMs)), timeoutMs)
  const receive = WHOLE.has(readAs) ? receiveWhole : receiveJson
  let streams = false
  try {
    const answer = await Promise.race([send(stop.signal).then(receive), rejectionOf(stop.signal)])
    streams = answer.streams
    return answer
  } catch (error) {
    const { reason } = stop.signal
    if (reason instanceof AbortedError) throw reason
    return { failure: reason instanceof TimeoutError ? reason : new ConnectionError(error, { method, url }) }
  } finally {
    clearTimeout(timer)
    if (!streams) signal.removeEventListener('abort', onAbort)
  }
}

/** Ends the call on abort even if the custom `fetch` ignores the signal. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

type Received = Extract<AttemptOutcome, { response: Response }>

async function receiveJson(response: Response): Promise<Received> {
  if (response.ok && !isJson(response.headers)) return { response, code: null, streams: response.body !== null }
  return receiveWhole(response)
}

async function receiveWhole(response: Response): Promise<Received> {
  const bytes = await response.arrayBuffer()
  return {
    response: response.body === null ? response : withBody(response, bytes),
    code: response.ok ? null : codeIn(bytes),
    streams: false,
  }
}

function withBody(response: Response, bytes: ArrayBuffer): Response {
  const { status, statusText, headers, url } = response
  return Object.defineProperty(new Response(bytes, { status, statusText, headers }), 'url', { value: url })
}

/** Matches the code as the server writes it. Quotes inside texts are escaped, so no text can match. */
const CODE = /^\s*\{\s*"error"\s*:\s*\{[^{}]*?"code"\s*:\s*"(\w+)"/

/** Avoids parsing, since the last refusal is parsed again for its error. */
function codeIn(bytes: ArrayBuffer): string | null {
  const text = new TextDecoder().decode(bytes)
  const [, code] = CODE.exec(text) ?? []
  if (code) return code
  try {
    return findErrorBody(JSON.parse(text))?.code ?? null
  } catch {
    return null
  }
}
