import type { ParseAs } from 'openapi-fetch'
import { AbortedError } from '../core/errors.ts'
import { type AttemptOutcome, attemptRequest } from './attempt.ts'
import { type CallSite, rejectWithCallStack } from './call-site.ts'
import { addIdempotencyKey, refuseIdempotencyKey } from './idempotency.ts'
import { getRetryDelayMs } from './retry.ts'
import { type Settings, validateMaxRetries, validateTimeoutMs } from './settings.ts'

/** openapi-fetch leaves options that it does not know on the request. */
export type RequestWithOptions = Request & {
  timeoutMs?: unknown
  maxRetries?: unknown
  idempotencyKey?: unknown
  ifMatch?: unknown
  readAs?: ParseAs
  /** Whether an `Idempotency-Key` makes it repeatable; true for a POST, unless the contract says otherwise. */
  idempotent?: boolean
  callSite?: CallSite
}

/** A `fetch` that adds the key, enforces the timeout, and retries what may be retried. */
export function createRetryingFetch(settings: Settings): (request: Request) => Promise<Response> {
  const call = async (request: RequestWithOptions): Promise<Response> => {
    const { method, url, signal, readAs, idempotent = method === 'POST' } = request
    const timeoutMs = validateTimeoutMs(request.timeoutMs ?? settings.timeoutMs)
    const maxRetries = validateMaxRetries(request.maxRetries ?? settings.maxRetries)
    const headers = headersOf(request, settings, idempotent)
    const body =
      method === 'GET' || method === 'HEAD' || request.body === null ? undefined : await request.arrayBuffer()

    for (let attempt = 1; ; attempt++) {
      settings.onRequest?.({ method, url, attempt })
      const send = (stop: AbortSignal) => settings.fetch(new Request(request, { headers, body, signal: stop }))
      const outcome = await attemptRequest(send, { method, url, signal, timeoutMs, readAs })
      const retryInMs =
        attempt > maxRetries ? null : getRetryDelayMs(outcome, { ...settings, method, idempotent, attempt })
      settings.onResponse?.({ method, url, attempt, ...toAttemptSummary(outcome), retryInMs })
      if (retryInMs === null) return responseOf(outcome)
      await settings.sleep(retryInMs, signal).catch((error) => {
        throw signal.aborted ? new AbortedError(signal.reason) : error
      })
    }
  }
  return (request: RequestWithOptions) => rejectWithCallStack(request.callSite, call(request))
}

function headersOf(request: RequestWithOptions, { origin, authorization }: Settings, idempotent: boolean): Headers {
  if (new URL(request.url).origin !== origin) throw new TypeError(`This client calls ${origin} alone.`)
  const headers = new Headers(request.headers)
  if (authorization !== null) headers.set('Authorization', authorization)
  if (idempotent) addIdempotencyKey(headers, request.idempotencyKey)
  else refuseIdempotencyKey(request)
  if (request.ifMatch !== undefined) headers.set('If-Match', `${request.ifMatch}`)
  return headers
}

function toAttemptSummary(outcome: AttemptOutcome) {
  if ('failure' in outcome) return { status: 0, requestId: null }
  return { status: outcome.response.status, requestId: outcome.response.headers.get('x-request-id') }
}

function responseOf(outcome: AttemptOutcome): Response {
  if ('failure' in outcome) throw outcome.failure
  return outcome.response
}
