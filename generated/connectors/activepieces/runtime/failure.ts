import type { Model, NextStep } from './model'
import { readAt } from './ways'

/** An answer that is no success: what to do about it, and the sentence for people. */
export type Failure = { nextStep: NextStep; message: string; code: string; status: number; seconds: number }

const SECONDS_WITHOUT_ADVICE = 5

export function readFailure(
  { error, nextSteps }: Model,
  { status, body, retryAfter }: { status: number; body: unknown; retryAfter: unknown },
): Failure {
  const code = String(readAt(body, error.code) ?? `http_${status}`)
  const message = String(readAt(body, error.message) ?? `The service answered ${status}.`)
  const seconds = Number.parseInt(String(retryAfter), 10)
  return {
    nextStep: nextSteps[code] ?? nextStepOfStatus(status),
    message,
    code,
    status,
    seconds: Number.isNaN(seconds) ? SECONDS_WITHOUT_ADVICE : seconds,
  }
}

/** What something between the app and the service answers, such as a proxy, has no code of ours. */
function nextStepOfStatus(status: number): NextStep {
  if (status === 401) return 'reconnect'
  if (status === 429 || status === 503) return 'wait'
  return status >= 500 ? 'retry' : 'stop'
}

/** What failed at the same request may pass at once; a repetition must do no harm. */
export function isWorthRepeating(method: string, headers: Record<string, string>, { nextStep }: Failure): boolean {
  return (
    nextStep === 'retry' && (method !== 'POST' || Object.keys(headers).some((name) => /^idempotency-key$/i.test(name)))
  )
}
