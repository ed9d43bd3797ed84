import { type NextStep, nextSteps } from '../generated/errors.ts'

const PASSING = new Set([408, 500, 502, 503, 504])

/** What to do about an answer; one without a code that is known here is a proxy's, or a newer service's. */
export function findErrorNextStep(status: number, code: string | null): NextStep {
  const known = code !== null && Object.hasOwn(nextSteps, code) && nextSteps[code]
  if (known) return known
  if (status === 429 && code === null) return 'wait'
  return PASSING.has(status) ? 'retry' : 'stop'
}
