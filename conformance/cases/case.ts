import type { ErrorCode } from '../../generated/errors.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, Attempt } from '../transports/attempt.ts'
import type { Stage } from '../world/stage.ts'
import { expectCode } from './expect.ts'

/** Something that must hold for an operation. */
export type Case = {
  operation: Operation
  family: string
  name: string
  run(stage: Stage): Promise<void>
  /** It changes what holds for the whole installation, so nothing else may run meanwhile. */
  exclusive?: true
}

/** A way to make an operation answer with one of its errors. */
export type Provocation = {
  family: string
  name: string
  code: ErrorCode
  arrange(stage: Stage): Promise<Attempt>
  inspect?(answer: ApiAnswer, stage: Stage, attempt: Attempt): void | Promise<void>
  /** The SDK cannot be made to send this. */
  httpOnly?: boolean
}

export function provocationCase(operation: Operation, provocation: Provocation): Case {
  const { family, name, code } = provocation
  return {
    operation,
    family,
    name: `${name} → ${code}`,
    run: async (stage) => {
      const attempt = await provocation.arrange(stage)
      const answer = await stage.send(operation, attempt)
      expectCode(stage, answer, code)
      await provocation.inspect?.(answer, stage, attempt)
    },
  }
}
