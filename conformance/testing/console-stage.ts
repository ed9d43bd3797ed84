import type { TestDatabase } from '../../server/testing/test-database.ts'
import { buildIsolationCases } from '../cases/isolation.ts'
import type { Operation } from '../contract.ts'
import { openLedger } from '../ledger.ts'
import { buildTestCaller } from '../world/build-test-caller.ts'
import { buildLocalRunContext } from '../world/local-run-context.ts'
import { type LocalServer, type Sabotage, startLocalServer } from '../world/local-server.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { buildMemberCallers, operationsOnConsole } from './console.ts'
import { cloneForRun } from './run-database.ts'
import { firstOfEach, isolationKindOf } from './without-repetition.ts'

/** A server whose operations members call on the console. */
export type ConsoleStage = { database: TestDatabase; server: LocalServer; stage: TestCaller }

export async function openConsoleStage(sabotage?: Sabotage): Promise<ConsoleStage> {
  const clone = await cloneForRun()
  const started = await startLocalServer(clone.url, sabotage)
  const caller = buildTestCaller(await buildLocalRunContext(started, openLedger()))
  return { database: clone, server: started, stage: buildMemberCallers(started)(caller) }
}

export async function closeConsoleStage(opened: ConsoleStage): Promise<void> {
  await opened.server.stop()
  await opened.database.drop()
}

type IsolationCase = ReturnType<typeof buildIsolationCases>[number]

/** Forms send a body and no query. */
export const isolationCasesOf = (operation: Operation): IsolationCase[] =>
  buildIsolationCases(operation).filter(({ name }) => !operation.changes || !name.startsWith('query: '))

export const isolatedOnConsole = operationsOnConsole.filter((operation) => isolationCasesOf(operation).length > 0)

/** One case of each operation, and each kind of case once. */
export function isolationCasesWithoutRepetition(): (operation: Operation) => IsolationCase[] {
  const isFirst = firstOfEach(({ name }) => isolationKindOf(name))
  return (operation) =>
    isolationCasesOf(operation).filter((one, index) => isFirst({ ...one, operation, family: '' }) || index === 0)
}

export async function listFailures(on: TestCaller, cases: readonly IsolationCase[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, run } of cases) await run(on).catch((error) => failed.push(`${name}: ${error.message}`))
  return failed
}
