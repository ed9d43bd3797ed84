import type { ErrorCode } from '../../generated/errors.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, Attempt } from '../transports/attempt.ts'
import type { Stage } from '../world/stage.ts'

/** Something that must hold for an operation. */
export type Claim = {
  name: string
  run(stage: Stage): Promise<void>
  /** It changes what holds for the whole installation, so nothing else may run meanwhile. */
  exclusive?: true
}

export type Case = Claim & { operation: Operation; family: string }

/** A way to make an operation answer with one of its errors. */
export type Provocation = {
  name: string
  code: ErrorCode
  arrange(stage: Stage): Promise<Attempt>
  inspect?(answer: ApiAnswer, stage: Stage, attempt: Attempt): void | Promise<void>
  /** The SDK cannot be made to send this. */
  httpOnly?: boolean
}
