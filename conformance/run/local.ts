import { allOperations, type Operation } from '../contract.ts'
import { type CoverageReport, openCoverageTracker } from '../coverage.ts'
import type { CaseResult } from '../outcome.ts'
import { buildLocalRunContext } from '../world/local-run-context.ts'
import { type InjectedFault, startLocalServer } from '../world/local-server.ts'
import { type CaseFilter, type OnCaseResult, runCases } from './run-cases.ts'

export type LocalRunOptions = {
  /** A migrated database for this run only. */
  databaseUrl: string
  operations?: Operation[]
  sabotage?: InjectedFault
  choose?: CaseFilter
  onResult?: OnCaseResult
  signal?: AbortSignal
}

export type RunResult = { results: CaseResult[]; ledger: CoverageReport }

const OPERATIONS_AT_ONCE = 3

export async function runOnLocalServer(run: LocalRunOptions): Promise<RunResult> {
  const { databaseUrl, operations = allOperations, sabotage, choose, onResult = () => {}, signal } = run
  const server = await startLocalServer(databaseUrl, sabotage)
  try {
    const ledger = openCoverageTracker(operations)
    const world = await buildLocalRunContext(server, ledger, signal)
    const results = await runCases(world, { operations, atOnce: OPERATIONS_AT_ONCE, choose, onResult })
    return { results, ledger: ledger.report() }
  } finally {
    await server.stop()
  }
}
