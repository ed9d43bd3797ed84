import type { ValidateFunction } from 'ajv'
import type { OperationId } from '../../generated/operations.ts'
import * as validators from '../../generated/validators.js'
import { refuseProblems } from '../platform/contract/problems.ts'
import { problemsOf } from '../request/steps/problems.ts'
import { WrongUsage } from './failure.ts'

/** What a command was given, held against what the API takes for the same: members are told what is wrong in the same words. */
export function validated<Body>(operation: OperationId, body: unknown): Body {
  const validate = (validators as unknown as Record<string, ValidateFunction>)[`${operation}_body`]
  if (!validate || validate(body)) return body as Body
  throw new WrongUsage(refuseProblems(problemsOf('body', validate.errors ?? [])).message)
}
