import { type Refusal, refuse } from './refusal.ts'

/** What is wrong with one place of a request: `body`, `query`, `path` or `header`, then a JSON pointer into it. */
export type Problem = { path: string; message: string }

const MOST_PROBLEMS = 100

export function refuseProblems(problems: Problem[]): Refusal<'validation_failed'> {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  const first = problems[0]?.message ?? ''
  const message = `The request has ${count}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`
  return refuse('validation_failed', message, { details: problems.slice(0, MOST_PROBLEMS) })
}
