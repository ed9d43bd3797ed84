import { type ErrorCode, errorRegistry } from '../../generated/errors.ts'
import { assert, CaseFailure } from '../outcome.ts'
import type { ApiAnswer } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'

export function expectError(stage: TestCaller, answer: ApiAnswer, code: ErrorCode): void {
  const { status } = errorRegistry[code]
  if (answer.code !== code || answer.status !== status) failForAnswer(stage, answer, `${status} ${code}`)
}

export function expectStatus(stage: TestCaller, answer: ApiAnswer, status: number): void {
  if (answer.status !== status) failForAnswer(stage, answer, `${status}`)
}

export function expectSuccess(stage: TestCaller, answer: ApiAnswer): void {
  if (answer.status >= 300) failForAnswer(stage, answer, 'a success')
}

export function failForAnswer(stage: TestCaller, answer: ApiAnswer, expected: string): never {
  stage.excuse(answer)
  throw new CaseFailure(`expected ${expected}, got ${describeAnswer(answer)}`)
}

export const describeAnswer = ({ status, text }: ApiAnswer): string =>
  `${status} ${text.length > 300 ? `${text.slice(0, 300)}…` : text}`.trim()

const RATE_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const

type Rate = { limit: number; remaining: number; reset: number }

export function expectRateLimitHeaders(answer: ApiAnswer): Rate {
  const [limit, remaining, reset] = RATE_HEADERS.map((name) => {
    const text = answer.headers[name]
    if (text === undefined || !/^\d+$/.test(text)) throw new CaseFailure(`the header ${name} is ${text ?? 'missing'}`)
    return Number(text)
  }) as [number, number, number]
  if (reset < 1 || reset > 60) throw new CaseFailure(`x-ratelimit-reset is ${reset}, not within a minute`)
  return { limit, remaining, reset }
}

/** Unless a new minute has begun in between. */
export function checkRateLimitCountsDown(first: Rate, second: Rate): void {
  const startedAnew = second.reset > first.reset
  assert(
    startedAnew || second.remaining < first.remaining,
    `x-ratelimit-remaining went from ${first.remaining} to ${second.remaining}`,
  )
}

export function expectRetryAfter(answer: ApiAnswer): number {
  const text = answer.headers['retry-after'] ?? ''
  if (!/^[1-9]\d*$/.test(text)) throw new CaseFailure(`Retry-After is "${text}", not a number of seconds`)
  return Number(text)
}
