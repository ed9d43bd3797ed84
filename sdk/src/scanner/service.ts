import { type ErrorBody, PosternError } from '../core/errors.ts'
import type { components } from '../generated/types.ts'
import { findErrorNextStep } from '../internal/next-step.ts'
import type { Manifest } from './types.ts'

type Schemas = components['schemas']

export type ServiceOptions = {
  /** The address of the installation, such as `https://tickets.example`. */
  baseUrl: string
  /** A key with the scope scanner, or the token of a paired device. */
  apiKey: string
  /** The event, by its id or code. */
  event: string
  /** The version of your software, such as `2.1.0`; the service reports when it is too old. Default: this package's. */
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
    return this.status === 0 || ['wait', 'retry'].includes(findErrorNextStep(this.status, this.code))
  }
}

type Answer<Body> = { status: number; headers: Headers; text: string; body: Body }

/** `onReach` is called with whether the service answered. */
export function createService(options: ServiceOptions & { version: string }, onReach: (isReached: boolean) => void) {
  const { baseUrl, apiKey, version, timeoutMs = 30_000 } = options
  const base = `${baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/api/v1`
  const scan = `/events/${encodeURIComponent(options.event)}/scan`
  const fetchIt = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const headers = { Authorization: `Bearer ${apiKey}`, 'X-Scanner-Version': version }

  const send = async <Body>(path: string, init: RequestInit): Promise<Answer<Body>> => {
    const request = new Request(base + path, {
      ...init,
      headers: { ...headers, ...init.headers },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const response = await fetchIt(request).catch((error) => {
      throw unreached('connection_failed', 'The service could not be reached', error)
    })
    const { status, headers: received } = response
    if (!response.ok && status !== 304) throw await refusalOf(response)
    try {
      const text = await response.text()
      return { status, headers: received, text, body: status === 304 ? null : JSON.parse(text) }
    } catch (error) {
      throw unreached('unreadable_answer', 'The answer could not be read', error, received)
    }
  }

  const call = async <Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> => {
    try {
      const answer = await send<Body>(path, init)
      onReach(true)
      return answer
    } catch (error) {
      onReach(error instanceof ScannerError && isServiceRefusal(error))
      throw error
    }
  }

  const bodyOf = async <Body>(path: string, init?: RequestInit) => (await call<Body>(path, init)).body

  const post = <Body>(path: string, body: string, idempotencyKey: string) =>
    bodyOf<Body>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
    })

  return {
    /** Null if the manifest with this ETag is current. */
    manifest: async (etag: string | null): Promise<{ manifest: Manifest; etag: string | null } | null> => {
      const init: RequestInit = { headers: etag ? { 'If-None-Match': etag } : {} }
      const { status, headers: received, body } = await call<Manifest>(`${scan}/manifest`, init)
      return status === 304 ? null : { manifest: body, etag: received.get('etag') }
    },
    roster: (query: Record<string, string>) =>
      call<Schemas['RosterPage']>(`${scan}/roster?${new URLSearchParams(query)}`),
    counts: () => bodyOf<Schemas['GateCounts']>(`${scan}/counts`),
    tickets: (email: string) => bodyOf<Schemas['FoundTickets']>(`${scan}/tickets?${new URLSearchParams({ email })}`),
    scan: (body: string, key: string) => post<Schemas['ScanResponse']>(scan, body, key),
    batch: (body: string, key: string) => post<Schemas['ScanBatchResponse']>(`${scan}/batch`, body, key),
    override: (checkin: string, body: string, key: string) =>
      post<Schemas['Checkin']>(`/checkins/${encodeURIComponent(checkin)}/override`, body, key),
  }
}

export type ScannerService = ReturnType<typeof createService>

/** Whether the service itself refused: not what stands between, such as the login page of a network. */
export const isServiceRefusal = ({ status, code }: ScannerError) =>
  status > 0 && status < 500 && code !== 'unreadable_answer'

function unreached(code: string, what: string, error: unknown, headers?: Headers): ScannerError {
  const message = error instanceof Error ? error.message : String(error)
  return new ScannerError(0, code, `${what}: ${message}.`, { headers, cause: error })
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
