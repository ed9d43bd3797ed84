import type { ErrorCode } from '../../generated/errors.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, RequestAttempt } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'

export type NamedCase = {
  name: string
  run(stage: TestCaller): Promise<void>
  /** Changes something for the whole installation, so no other case may run at the same time. */
  exclusive?: true
}

export type ConformanceCase = NamedCase & { operation: Operation; family: string }

export type ErrorCase = {
  name: string
  code: ErrorCode
  arrange(stage: TestCaller): Promise<RequestAttempt>
  inspect?(answer: ApiAnswer, stage: TestCaller, attempt: RequestAttempt): void | Promise<void>
  /** The SDK cannot be made to send this. */
  httpOnly?: boolean
}
