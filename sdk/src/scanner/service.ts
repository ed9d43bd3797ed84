import { type ErrorBody, PosternError } from '../core/errors.ts'
import type { components } from '../generated/types.ts'
import { findNextStep } from '../internal/next-step.ts'
import type { Manifest } from './types.ts'

type Schemas = components['schemas']

export type ServiceOptions = {
  /** The address of the installation, such as `https://tickets.example`. */
  baseUrl: string
  /** A key with the scope scanner, or the token of a paired device. */
  apiKey: string
  /** The event, by its id or code. */
  event: string
  /** The version of your software, such as `2.1.0`; the service reports when it is too old. */
  version?: string
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Timeout of one attempt. Default: 30 000. */
  timeoutMs?: number
}

/** The service refused, or could not be reached (`status` 0). Queued scans stay queued. */
export class ScannerError extends PosternError {
  override readonly name = 'ScannerError'
  /** The oldest accepted version, if `code` is `client_outdated`. */
  readonly minVersion: string | null
  readonly retryAfterMs: number

  constructor(
    status: number,
    code: string,
    message: string,
    more: { minVersion?: string; retryAfterMs?: number; body?: ErrorBody; headers?: Headers; cause?: unknown } = {},
  ) {
    super({ status, code, message, body: more.body ?? null, headers: more.headers, cause: more.cause })
    this.minVersion = more.minVersion ?? null
    this.retryAfterMs = more.retryAfterMs ?? 0
  }

  /** Whether a retry may succeed. */
  get passes(): boolean {
    return this.status === 0 || ['wait', 'retry'].includes(findNextStep(this.status, this.code))
  }
}

export function createService({ baseUrl, apiKey, event, version, timeoutMs = 30_000, ...options }: ServiceOptions) {
  const base = `${baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/api/v1/events/${encodeURIComponent(event)}/scan`
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const headers = { Authorization: `Bearer ${apiKey}`, ...(version ? { 'X-Scanner-Version': version } : {}) }

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(base + path, {
      ...init,
      headers: { ...headers, ...init.headers },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    let response: Response
    try {
      response = await send(request)
    } catch (error) {
      const message = `The service could not be reached: ${messageOf(error)}.`
      throw new ScannerError(0, 'connection_failed', message, { cause: error })
    }
    if (response.ok || response.status === 304) return response
    throw await refusalOf(response)
  }

  const post = async <Answer>(path: string, body: string, idempotencyKey: string): Promise<Answer> => {
    const response = await call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
    })
    return readJson(response)
  }

  return {
    /** Null if the manifest with this ETag is current. */
    manifest: async (etag: string | null): Promise<{ manifest: Manifest; etag: string | null } | null> => {
      const response = await call('/manifest', { headers: etag ? { 'If-None-Match': etag } : {} })
      if (response.status === 304) return null
      return { manifest: await readJson(response), etag: response.headers.get('etag') }
    },
    roster: async (query: Record<string, string>): Promise<Schemas['RosterPage']> =>
      readJson(await call(`/roster?${new URLSearchParams(query)}`)),
    scan: (body: string, key: string) => post<Schemas['ScanResponse']>('', body, key),
    batch: (body: string, key: string) => post<Schemas['ScanBatchResponse']>('/batch', body, key),
  }
}

export type ScannerService = ReturnType<typeof createService>

async function readJson<Answer>(response: Response): Promise<Answer> {
  try {
    return await response.json()
  } catch (error) {
    const message = `The answer could not be read: ${messageOf(error)}.`
    throw new ScannerError(0, 'unreadable_answer', message, { headers: response.headers, cause: error })
  }
}

async function refusalOf(response: Response): Promise<ScannerError> {
  const { status, headers } = response
  const seconds = Number(headers.get('retry-after'))
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : 0
  // What stands between may answer in its own words, such as { "error": "Bad gateway" }.
  const body: ErrorBody & { min_sw_version?: string } = (await response.json().catch(() => null))?.error
  if (!body?.code || !body.message) {
    const message = `The service answered ${status}.`
    return new ScannerError(status, 'unreadable_answer', message, { retryAfterMs, headers })
  }
  return new ScannerError(status, body.code, body.message, {
    minVersion: body.min_sw_version,
    retryAfterMs,
    body,
    headers,
  })
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
