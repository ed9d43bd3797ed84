import type { ClientOptions } from '../core/options.ts'
import { sleep } from './sleep.ts'

/** Replaced in tests. */
export type ClientInternals = {
  random?: () => number
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export type Settings = ReturnType<typeof readKeylessSettings>

const MAX_TIMER_MS = 2_147_483_647

/** Validates all options at the start. No message contains the key. */
export function readClientSettings(options: ClientOptions, internals: ClientInternals): Settings {
  return { ...readKeylessSettings(options, internals), authorization: `Bearer ${readKey(options.apiKey)}` }
}

export function readKeylessSettings(options: Omit<ClientOptions, 'apiKey'>, internals: ClientInternals = {}) {
  const base = readBaseUrl(options.baseUrl)
  return {
    baseUrl: base.href.replace(/\/+$/, '').replace(/\/v1$/, ''),
    /** The only origin that receives the key. */
    origin: base.origin,
    authorization: null as string | null,
    headers: readHeaders(options),
    fetch: options.fetch ?? ((request: Request) => globalThis.fetch(request)),
    timeoutMs: validateTimeoutMs(options.timeoutMs ?? 30_000),
    maxRetries: validateMaxRetries(options.maxRetries ?? 3),
    maxRetryWaitMs: readMilliseconds('maxRetryWaitMs', options.maxRetryWaitMs ?? 60_000, 0),
    onRequest: options.onRequest,
    onResponse: options.onResponse,
    random: internals.random ?? Math.random,
    sleep: internals.sleep ?? sleep,
  }
}

export function validateTimeoutMs(value: unknown): number {
  return readMilliseconds('timeoutMs', value, 1)
}

export function validateMaxRetries(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new TypeError('maxRetries must be a whole number, 0 or more.')
}

function readMilliseconds(name: string, value: unknown, least: number): number {
  if (typeof value === 'number' && value >= least && value <= MAX_TIMER_MS) return value
  throw new TypeError(`${name} must be a number of milliseconds from ${least} to ${MAX_TIMER_MS}.`)
}

function readKey(apiKey: unknown): string {
  if (apiKey === undefined || apiKey === null || apiKey === '') throw new TypeError('apiKey is missing.')
  if (typeof apiKey === 'string' && /^svc_(?:live|test|device)_[!-~]+$/.test(apiKey)) return apiKey
  throw new TypeError('apiKey must begin with svc_live_, svc_test_ or svc_device_ and hold no spaces or line breaks.')
}

function readBaseUrl(baseUrl: unknown): URL {
  const url = parseUrl(baseUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new TypeError(
      'baseUrl must be an http or https address such as https://tickets.example, without user or query.',
    )
  }
  return url
}

function parseUrl(value: unknown): URL | null {
  try {
    return typeof value === 'string' ? new URL(value) : null
  } catch {
    return null
  }
}

function readHeaders({ headers: given, clientName }: Omit<ClientOptions, 'apiKey'>): Headers {
  const headers = new Headers(given)
  for (const name of ['Authorization', 'Idempotency-Key']) {
    if (headers.has(name)) throw new TypeError(`headers cannot hold ${name}, which the client sets itself.`)
  }
  if (clientName !== undefined) headers.set('X-Service-Client', clientName)
  return headers
}
