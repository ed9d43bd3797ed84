import type { AppModel, NextStep } from './model'
import { readAtPath } from './ways'

/** An answer that is no success: what to do about it, and the sentence for people. */
export type CallFailure = { nextStep: NextStep; message: string; code: string; status: number; seconds: number }

const SECONDS_WITHOUT_ADVICE = 5
const MAX_SENTENCE = 1000

/** A service of ours never redirects: following one would carry the key elsewhere, or turn a change into a look. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

export function readCallFailure(
  { error, nextSteps }: AppModel,
  { status, body, retryAfter }: { status: number; body: unknown; retryAfter: unknown },
): CallFailure {
  const code = readAtPath(body, error.code)
  const known = typeof code === 'string' && Object.hasOwn(nextSteps, code) ? nextSteps[code] : undefined
  const message = readAtPath(body, error.message)
  const seconds = Number.parseInt(String(retryAfter), 10)
  return {
    nextStep: known ?? nextStepOfStatus(status),
    message: typeof message === 'string' ? message.slice(0, MAX_SENTENCE) : describeStatus(status),
    code: known ? String(code) : `http_${status}`,
    status,
    seconds: seconds >= 0 ? seconds : SECONDS_WITHOUT_ADVICE,
  }
}

const describeStatus = (status: number): string =>
  status < 400
    ? `The service answered ${status}: put the address that it leads to into the connection.`
    : `The service answered ${status}.`

/** What something between the app and the service answers, such as a proxy, has no code of ours. */
function nextStepOfStatus(status: number): NextStep {
  if (status === 401) return 'reconnect'
  if (status === 429 || status === 503) return 'wait'
  return status >= 500 ? 'retry' : 'stop'
}

/** What failed at the same request may pass at once; a repetition must do no harm. */
export function isRetryable(method: string, headers: Record<string, string>, { nextStep }: CallFailure): boolean {
  return (
    nextStep === 'retry' && (method !== 'POST' || Object.keys(headers).some((name) => /^idempotency-key$/i.test(name)))
  )
}
