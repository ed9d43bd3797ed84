import type { ConformanceCase } from '../cases/case.ts'
import { buildOperationCases } from '../cases/index.ts'
import type { Operation } from '../contract.ts'
import { CaseCannotRunError, CaseFailure, type CaseResult } from '../outcome.ts'
import { buildTestCaller } from '../world/build-test-caller.ts'
import type { RunContext } from '../world/run-context.ts'
import type { TestCaller } from '../world/test-caller.ts'

export type OnCaseResult = (result: CaseResult) => void

export type CaseFilter = (one: ConformanceCase) => boolean

export type CaseRunOptions = { operations: Operation[]; atOnce: number; onResult: OnCaseResult; choose?: CaseFilter }

/** Runs the cases of each operation in order, several operations in parallel, then the exclusive cases. */
export async function runCases(world: RunContext, options: CaseRunOptions): Promise<CaseResult[]> {
  const { operations, atOnce, onResult, choose = () => true } = options
  const results: CaseResult[] = []
  const run = async (one: ConformanceCase, stage: TestCaller) => {
    const result = await runCase(one, stage)
    results.push(result)
    onResult(result)
  }
  const plans = operations.map((operation) => ({
    cases: buildOperationCases(operation).filter(choose),
    stage: buildTestCaller(world),
  }))
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

async function runCase({ operation, family, name, run }: ConformanceCase, stage: TestCaller): Promise<CaseResult> {
  const about = { operation: operation.id, family, name }
  try {
    await run(stage)
    return { ...about, outcome: 'passed', reason: null }
  } catch (error) {
    const outcome = error instanceof CaseCannotRunError ? 'not_reachable' : 'failed'
    return { ...about, outcome, reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof CaseFailure || error instanceof CaseCannotRunError) return error.message
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}
