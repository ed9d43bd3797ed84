import type { AttemptOutcome } from './attempt.ts'
import { readRetryAfterSeconds } from './headers.ts'
import { findErrorNextStep } from './next-step.ts'

const BASE_MS = 500
const CAP_MS = 8_000

/** Idempotent methods; a call with an idempotency key is repeatable too. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/** Errors before a connection was made, so the server has received nothing. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

export type RetrySettings = {
  method: string
  idempotent?: boolean
  attempt: number
  maxRetryWaitMs: number
  random: () => number
}

/** The delay before the next attempt, or null for no retry. */
export function getRetryDelayMs(
  outcome: AttemptOutcome,
  { method, idempotent = method === 'POST', attempt, maxRetryWaitMs, random }: RetrySettings,
): number | null {
  if (!mayRetry(idempotent || REPEATABLE.has(method), outcome)) return null
  const asked = 'response' in outcome ? (readRetryAfterSeconds(outcome.response.headers) ?? 0) * 1000 : 0
  if (asked > maxRetryWaitMs) return null
  return asked + getBackOffMs(attempt, random)
}

/** At random, so that callers who failed together do not come back together. */
export const getBackOffMs = (attempt: number, random = Math.random) =>
  random() * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1))

function mayRetry(repeatable: boolean, outcome: AttemptOutcome): boolean {
  if ('failure' in outcome) return repeatable || wasNeverSent(outcome.failure.cause)
  const step = findErrorNextStep(outcome.response.status, outcome.code)
  return step === 'wait' || (repeatable && step === 'retry')
}

function wasNeverSent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && NEVER_SENT.has(error.code)) return true
  return 'cause' in error && wasNeverSent(error.cause)
}
