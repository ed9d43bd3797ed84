import { type NextStep, nextSteps } from '../generated/errors.ts'

const PASSING = new Set([408, 500, 502, 503, 504])

/** What to do about an answer; one without a code that is known here is a proxy's, or a newer service's. */
export function findNextStep(status: number, code: string | null): NextStep {
  if (code !== null && Object.hasOwn(nextSteps, code)) return nextSteps[code as keyof typeof nextSteps]
  if (status === 429 && code === null) return 'wait'
  return PASSING.has(status) ? 'retry' : 'stop'
}
