import { describeProblems, type FoundProblem } from '../../../spec/runtime/problems/problems.ts'
import { type Refusal, refuse } from './refusal.ts'

export {
  clipName,
  type FoundProblem,
  findBlankText,
  type InputProblem,
  problem,
  toPointerToken,
} from '../../../spec/runtime/problems/problems.ts'

export function refuseProblems(problems: FoundProblem[]): Refusal<'validation_failed'> {
  const { message, details } = describeProblems(problems)
  return refuse('validation_failed', message, { details })
}
