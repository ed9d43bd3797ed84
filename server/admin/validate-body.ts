import type { ValidateFunction } from 'ajv'
import type { OperationId } from '../../generated/operations.ts'
import * as validators from '../../generated/validators.js'
import { refuseProblems } from '../platform/contract/problems.ts'
import { describeAjvErrors } from '../request/steps/describe-ajv-errors.ts'
import { UsageError } from './failure.ts'

/** Validates input of a command with the schema of the API operation, so that the messages are the same. */
export function validateBody<Body>(operation: OperationId, body: unknown): Body {
  const validate = (validators as unknown as Record<string, ValidateFunction>)[`${operation}_body`]
  if (!validate || validate(body)) return body as Body
  throw new UsageError(refuseProblems(describeAjvErrors('body', validate.errors ?? [])).message)
}
