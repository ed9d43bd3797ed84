import type { TestDatabase } from '../../server/testing/test-database.ts'
import { buildIsolationCases } from '../cases/isolation.ts'
import type { Operation } from '../contract.ts'
import { openCoverageTracker } from '../coverage.ts'
import { buildTestCaller } from '../world/build-test-caller.ts'
import { buildLocalRunContext } from '../world/local-run-context.ts'
import { type InjectedFault, type LocalServer, startLocalServer } from '../world/local-server.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { buildMemberCallers, consoleOperations } from './console.ts'
import { cloneConformanceDatabase } from './run-database.ts'
import { buildFirstOfEachNameFilter, getKindOfIsolationCase } from './without-repetition.ts'

/** A server whose operations members call on the console. */
export type ConsoleTestServer = { database: TestDatabase; server: LocalServer; stage: TestCaller }

export async function startConsoleTestServer(sabotage?: InjectedFault): Promise<ConsoleTestServer> {
  const clone = await cloneConformanceDatabase()
  const started = await startLocalServer(clone.url, sabotage)
  const caller = buildTestCaller(await buildLocalRunContext(started, openCoverageTracker()))
  return { database: clone, server: started, stage: buildMemberCallers(started)(caller) }
}

export async function stopConsoleTestServer(opened: ConsoleTestServer): Promise<void> {
  await opened.server.stop()
  await opened.database.drop()
}

type IsolationCase = ReturnType<typeof buildIsolationCases>[number]

/** Forms send a body and no query. */
export const listConsoleIsolationCases = (operation: Operation): IsolationCase[] =>
  buildIsolationCases(operation).filter(({ name }) => !operation.changes || !name.startsWith('query: '))

export const isolatedConsoleOperations = consoleOperations.filter(
  (operation) => listConsoleIsolationCases(operation).length > 0,
)

/** One case of each operation, and each kind of case once. */
export function buildOneIsolationCasePerKind(): (operation: Operation) => IsolationCase[] {
  const isFirst = buildFirstOfEachNameFilter(({ name }) => getKindOfIsolationCase(name))
  return (operation) =>
    listConsoleIsolationCases(operation).filter(
      (one, index) => isFirst({ ...one, operation, family: '' }) || index === 0,
    )
}

export async function listCaseFailures(on: TestCaller, cases: readonly IsolationCase[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, run } of cases) await run(on).catch((error) => failed.push(`${name}: ${error.message}`))
  return failed
}
