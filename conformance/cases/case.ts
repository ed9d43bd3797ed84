import type { ErrorCode } from '../../generated/errors.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, Attempt } from '../transports/attempt.ts'
import type { Stage } from '../world/stage.ts'

export type Claim = {
  name: string
  run(stage: Stage): Promise<void>
  /** Changes something for the whole installation, so no other case may run at the same time. */
  exclusive?: true
}

export type Case = Claim & { operation: Operation; family: string }

export type Provocation = {
  name: string
  code: ErrorCode
  arrange(stage: Stage): Promise<Attempt>
  inspect?(answer: ApiAnswer, stage: Stage, attempt: Attempt): void | Promise<void>
  /** The SDK cannot be made to send this. */
  httpOnly?: boolean
}
