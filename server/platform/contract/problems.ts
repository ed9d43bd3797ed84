import { describeProblems, type InputProblem } from '../../../spec/shared/problems.ts'
import { type Refusal, refuse } from './refusal.ts'

export { type InputProblem, MORE_PROBLEMS } from '../../../spec/shared/problems.ts'

const MAX_NAME_LENGTH = 64

export function refuseProblems(problems: InputProblem[]): Refusal<'validation_failed'> {
  const { message, details } = describeProblems(problems)
  return refuse('validation_failed', message, { details })
}

/** Shortens names sent by clients, without half a character or half an escape at the end. */
export function truncateName(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff~]$/, '')}…` : name
}

export function toPointerToken(name: string): string {
  return truncateName(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}
