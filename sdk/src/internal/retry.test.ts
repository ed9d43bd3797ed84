import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConnectionError, TimeoutError } from '../core/errors.ts'
import type { AttemptOutcome } from './attempt.ts'
import { getRetryDelayMs } from './retry.ts'

const settings = { attempt: 1, maxRetryWaitMs: 60_000, random: () => 0.5 }

function answer(status: number, code: string | null = null, headers: Record<string, string> = {}): AttemptOutcome {
  return { response: new Response(null, { status, headers }), code, streams: false }
}

function failure(code: string): AttemptOutcome {
  const request = { method: 'GET', url: 'http://localhost/v1/me' }
  return { failure: new ConnectionError(new TypeError('fetch failed', { cause: { code } }), request) }
}

const timeout: AttemptOutcome = { failure: new TimeoutError(1) }
const everyMethod = ['GET', 'HEAD', 'PUT', 'DELETE', 'POST', 'PATCH']
const allButPatch = everyMethod.filter((method) => method !== 'PATCH')

describe('which attempts are repeated', () => {
  const cases: [string, AttemptOutcome, string[]][] = [
    ['a success', answer(200), []],
    ['429 rate_limited', answer(429, 'rate_limited'), everyMethod],
    ['429 of a proxy', answer(429), everyMethod],
    ['429 quota_exceeded', answer(429, 'quota_exceeded', { 'Retry-After': '1' }), []],
    ['429 jobs_limit_reached', answer(429, 'jobs_limit_reached', { 'Retry-After': '1' }), []],
    ['429 sandbox_full', answer(429, 'sandbox_full', { 'Retry-After': '1' }), []],
    ['429 named as what every object has', answer(429, 'constructor'), []],
    ['429 with an unknown code', answer(429, 'moon_phase', { 'Retry-After': '1' }), []],
    ['409 idempotency_in_progress', answer(409, 'idempotency_in_progress'), everyMethod],
    ['409 idempotency_conflict', answer(409, 'idempotency_conflict'), []],
    ['409 conflict', answer(409, 'conflict'), []],
    ['503 unavailable', answer(503, 'unavailable'), everyMethod],
    ['503 of a proxy', answer(503), allButPatch],
    ['500 internal', answer(500, 'internal'), allButPatch],
    ['502 of a proxy', answer(502), allButPatch],
    ['504 of a proxy', answer(504), allButPatch],
    ['501', answer(501), []],
    ['408 request_timeout', answer(408, 'request_timeout'), everyMethod],
    ['400 validation_failed', answer(400, 'validation_failed'), []],
    ['401', answer(401, 'api_key_unknown'), []],
    ['404', answer(404, 'not_found'), []],
    ['422 with an unknown code', answer(422, 'moon_phase'), []],
    ['a connection that was refused', failure('ECONNREFUSED'), everyMethod],
    ['a name that was not found', failure('ENOTFOUND'), everyMethod],
    ['a connection that broke', failure('ECONNRESET'), allButPatch],
    ['a timeout', timeout, allButPatch],
  ]

  test.each(cases)('%s', (_, outcome, methods) => {
    expect(everyMethod.filter((method) => getRetryDelayMs(outcome, { ...settings, method }) !== null)).toEqual(methods)
  })
})

describe('how long to wait', () => {
  const wait = (outcome: AttemptOutcome, changes = {}) =>
    getRetryDelayMs(outcome, { ...settings, method: 'GET', ...changes })

  test('doubles from half a second to eight seconds, and takes any part of that', () => {
    const longest = [1, 2, 3, 4, 5, 6, 50].map((attempt) => wait(answer(503), { attempt, random: () => 1 }))
    expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
    expect(wait(answer(503), { attempt: 4, random: () => 0 })).toBe(0)
  })

  test('is at least what Retry-After asks for, in seconds or as a date', () => {
    expect(wait(answer(429, 'rate_limited', { 'Retry-After': '12' }))).toBe(12_250)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-05T10:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    expect(wait(answer(503, null, { 'Retry-After': 'Fri, 05 Jun 2026 10:00:30 GMT' }))).toBe(30_250)
    expect(wait(answer(503, null, { 'Retry-After': 'Fri, 05 Jun 2026 09:59:30 GMT' }))).toBe(250)
  })

  test('ignores a Retry-After that is neither', () => {
    expect(wait(answer(503, null, { 'Retry-After': 'soon' }))).toBe(250)
  })

  test('does not wait at all when Retry-After is longer than the longest wait', () => {
    expect(wait(answer(429, 'rate_limited', { 'Retry-After': '60' }))).toBe(60_250)
    expect(wait(answer(429, 'rate_limited', { 'Retry-After': '61' }))).toBeNull()
    expect(wait(answer(429, 'rate_limited', { 'Retry-After': '2' }), { maxRetryWaitMs: 1000 })).toBeNull()
  })
})
