import type { Case } from '../cases/case.ts'
import { casesOf } from '../cases/index.ts'
import type { Operation } from '../contract.ts'
import { type CaseResult, Failure, NotReachable } from '../outcome.ts'
import { setStage } from '../world/set-stage.ts'
import type { Stage } from '../world/stage.ts'
import type { World } from '../world/world.ts'

export type Tell = (result: CaseResult) => void

export type Choose = (one: Case) => boolean

export type RunOptions = { operations: Operation[]; atOnce: number; tell: Tell; choose?: Choose }

/** Runs the cases of each operation in order, several operations in parallel, then the exclusive cases. */
export async function runCases(world: World, options: RunOptions): Promise<CaseResult[]> {
  const { operations, atOnce, tell, choose = () => true } = options
  const results: CaseResult[] = []
  const run = async (one: Case, stage: Stage) => {
    const result = await runCase(one, stage)
    results.push(result)
    tell(result)
  }
  const plans = operations.map((operation) => ({ cases: casesOf(operation).filter(choose), stage: setStage(world) }))
  const waiting = plans[Symbol.iterator]()
  const work = async () => {
    for (const { cases, stage } of waiting) {
      for (const one of cases) if (!one.exclusive) await run(one, stage)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const { cases, stage } of plans) {
    for (const one of cases) if (one.exclusive) await run(one, stage)
  }
  return results
}

async function runCase({ operation, family, name, run }: Case, stage: Stage): Promise<CaseResult> {
  const about = { operation: operation.id, family, name }
  try {
    await run(stage)
    return { ...about, outcome: 'passed', reason: null }
  } catch (error) {
    const outcome = error instanceof NotReachable ? 'not_reachable' : 'failed'
    return { ...about, outcome, reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure || error instanceof NotReachable) return error.message
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}
