import { describeProblems, type InputProblem } from '../../shared/problems.ts'

/** A violation that Prism found in a request, as it writes them into a header. */
type Violation = { location?: string[]; code?: string; message?: string }

const MISSING_KEY = /must have required property 'idempotency-key'/

export function parsePrismViolations(header: string | undefined): Violation[] {
  return header ? JSON.parse(header) : []
}

/** The server checks the Idempotency-Key before anything else. */
export function lacksIdempotencyKey(violations: Violation[]): boolean {
  return violations.some(({ message = '' }) => MISSING_KEY.test(message))
}

/** Replaces the parameter in the example of a 400 by what was actually wrong. */
export function fillInViolations(example: string, violations: Violation[]): string {
  const { error } = JSON.parse(example)
  const { message, details } = describeProblems(violations.map(problemOf))
  return JSON.stringify({ error: { ...error, message, details } })
}

function problemOf({ location = [], message = '' }: Violation): InputProblem {
  const sentence = message.replace(/^Request /, 'The ').replace(/^Body parameter is required$/, 'The body is missing')
  const [place = 'body', ...names] = location.slice(1)
  return { path: [place, ...names].join('/'), message: `${sentence}.` }
}
