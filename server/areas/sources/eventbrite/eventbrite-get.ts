import type { IncomingHttpHeaders } from 'node:http'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { type GetFailure, type GetResponse, sendGet } from '../../../platform/outbound/index.ts'
import type { AccountOptions, SourceRefusal } from '../source-platform.ts'
import { requireJsonObject, toText } from './json-values.ts'

export const EVENTBRITE = 'Eventbrite'

export type EventbriteSettings = {
  /** Without `/v3`. */
  baseUrl: string
  /** Waits; ends early when aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  now(): Date
}

/** 404 or 400 of the platform. */
export type NotFoundOrBadRequest = { kind: 'missing' | 'bad_request' }

export type EventbriteGet = (
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
) => Promise<{ body: Buffer } | SourceRefusal | NotFoundOrBadRequest>

const SECOND = 1_000
const PATIENCE = { none: { within: 10 * SECOND, attempts: 1 }, much: { within: 30 * SECOND, attempts: 6 } }
const MAX_WAIT = 120
/** Far more than a page of orders has. */
const MAX_MEGABYTES = 16
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024
const MAX_ERROR_BYTES = 64 * 1024

type Answer = { outcome: { body: Buffer } | SourceRefusal | NotFoundOrBadRequest; retryIn: number | null }

/** Sends a GET request, and retries it if a later attempt may succeed. */
export function buildApiGet(
  settings: EventbriteSettings,
  { token, wasTaken, patience }: AccountOptions,
): EventbriteGet {
  const { within, attempts } = PATIENCE[patience]
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json', 'User-Agent': 'Postern' }
  const askOnce = async (url: URL, attempt: number, signal?: AbortSignal): Promise<Answer> => {
    const got = await sendGet({ url, headers, within, mostBytes: MAX_BYTES, signal })
    signal?.throwIfAborted()
    if ('failure' in got) {
      // A retry would be too large again.
      const retryIn = got.failure === 'too_large' ? null : 2 ** attempt
      return { outcome: refuseFailure(got, within), retryIn }
    }
    return readAnswer(got, attempt, { lastFour: token.slice(-4), wasTaken, now: settings.now() })
  }
  return async (path, query, signal) => {
    const url = new URL(`${settings.baseUrl}/v3/${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    for (let attempt = 1; ; attempt += 1) {
      const { outcome, retryIn } = await askOnce(url, attempt, signal)
      if (retryIn === null || retryIn > MAX_WAIT || attempt === attempts) return outcome
      await settings.pause(retryIn * SECOND, signal)
    }
  }
}

type Asking = { lastFour: string; wasTaken: boolean; now: Date }

function readAnswer({ status, headers, body }: GetResponse, attempt: number, asking: Asking): Answer {
  const done = (outcome: Answer['outcome']) => ({ outcome, retryIn: null })
  if (status === 200) return done({ body })
  const error = errorIn(body)
  if (status === 401 || (status === 400 && /AUTH/.test(error))) return done(refuseToken(asking))
  if (status === 403) {
    const message = `${EVENTBRITE} does not let the account of the token read this.`
    return done(refuse('source_refused', message, { details: { reason: 'not_allowed' } }))
  }
  if (status === 404) return done({ kind: 'missing' })
  if (status === 400) return done({ kind: 'bad_request' })
  if (status === 429) {
    const seconds = readRetryAfterSeconds(headers, asking.now)
    return { outcome: refuseRate(seconds), retryIn: seconds ?? 2 ** attempt }
  }
  return {
    outcome: toUnavailable('failed', `${EVENTBRITE} answered with the status ${status}.`),
    retryIn: 2 ** attempt,
  }
}

function errorIn(body: Buffer): string {
  if (body.length > MAX_ERROR_BYTES) return ''
  try {
    return toText(requireJsonObject(JSON.parse(body.toString('utf8'))).error)
  } catch {
    return ''
  }
}

function refuseToken({ lastFour, wasTaken }: Asking): Refusal<'source_refused'> {
  const message = wasTaken
    ? `${EVENTBRITE} no longer takes the token that ends in ${lastFour}; it has expired or was withdrawn.`
    : `${EVENTBRITE} does not take the token that ends in ${lastFour}.`
  return refuse('source_refused', message, { details: { reason: wasTaken ? 'token_expired' : 'token_refused' } })
}

function refuseRate(seconds: number | null): Refusal<'source_unavailable'> {
  const when = seconds === null ? 'for a while' : `for ${seconds} seconds`
  return toUnavailable('rate_limited', `${EVENTBRITE} takes no more requests with this token ${when}.`, {
    ...(seconds === null ? {} : { retry_after: seconds }),
  })
}

export const toUnreadableRefusal = (): Refusal<'source_unavailable'> =>
  toUnavailable('unreadable', `${EVENTBRITE} answered with something that cannot be read.`)

export const toTooLargeRefusal = (what: string): Refusal<'source_unavailable'> =>
  toUnavailable('unreadable', `${EVENTBRITE} answered with ${what}, which is more than is read.`)

function refuseFailure({ failure }: GetFailure, within: number): Refusal<'source_unavailable'> {
  if (failure === 'too_large') return toTooLargeRefusal(`more than ${MAX_MEGABYTES} MB`)
  if (failure === 'timeout')
    return toUnavailable('timeout', `${EVENTBRITE} did not answer within ${within / SECOND} seconds.`)
  if (failure === 'unreachable') return toUnavailable('unreachable', `No connection to ${EVENTBRITE} could be made.`)
  return toUnavailable('unreachable', `${EVENTBRITE} closed the connection before its answer was complete.`)
}

export const toUnavailable = (reason: string, message: string, more: object = {}): Refusal<'source_unavailable'> =>
  refuse('source_unavailable', message, { details: { reason, ...more } })

/** The delay that the platform requests in any known header, in seconds; null if none. */
export function readRetryAfterSeconds(headers: IncomingHttpHeaders, now: Date): number | null {
  const plain = [headers['retry-after'], headers['x-rate-limit-reset'], headers['x-ratelimit-reset']]
  const retryAfter = plain.map((value) => secondsIn(String(value ?? ''), now)).find((seconds) => seconds !== null)
  return retryAfter ?? exhaustedFor(String(headers['x-rate-limit'] ?? ''))
}

function secondsIn(value: string, now: Date): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const time = Date.parse(value)
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - now.getTime()) / 1000))
}

/** Such as `token:ABC 2000/2000 reset=840s, key:DEF 12/4000 reset=60s`: the longest reset of an exhausted limit. */
function exhaustedFor(value: string): number | null {
  const waits = [...value.matchAll(/(\d{1,9})\/(\d{1,9})\s+reset=(\d{1,9})s/g)]
    .filter(([, used, limit]) => Number(used) >= Number(limit))
    .map(([, , , reset]) => Number(reset))
  return waits.length === 0 ? null : Math.max(...waits)
}
