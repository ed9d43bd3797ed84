import type { RawAnswer } from './answer-reader.ts'
import type { ClosedLoop, ClosedLoopResult } from './closed-loop.ts'
import type { OpenLoop, OpenLoopResult } from './open-loop.ts'

/** What the process that makes the load can be told to do, and what it reports. `which` asks for one of two even requests. */
export type Jobs = {
  probe: { ask: { port: number }; result: RawAnswer }
  closed: { ask: ClosedLoop & { which?: 0 | 1 }; result: ClosedLoopResult }
  open: { ask: OpenLoop; result: OpenLoopResult }
}

export type JobMessage = { [Kind in keyof Jobs]: { kind: Kind } & Jobs[Kind]['ask'] }[keyof Jobs]
export type JobReport = { result: unknown } | { failure: string }
