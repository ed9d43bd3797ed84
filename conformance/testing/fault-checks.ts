import { expect, inject } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { cloneDatabase } from '../../server/testing/test-database.ts'
import { getOperation } from '../contract.ts'
import { describeDeclaredResponse } from '../coverage.ts'
import { runOnLocalServer } from '../run/local.ts'
import type { CaseFilter } from '../run/run-cases.ts'
import type { InjectedFault } from '../world/local-server.ts'

export type InterceptedHandlerCall = {
  path: { group?: string }
  query: object
  caller: { key: object; organization: { id: string } }
  work?: object
}

/** Which operation, broken how, and the case that must notice it. */
export type FaultDetectionCheck = [string, OperationId, InjectedFault, RegExp]

export async function runCasesWithFault(id: OperationId, sabotage: InjectedFault, choose?: CaseFilter) {
  const database = await cloneDatabase(inject('postgresUrl'))
  const run = { databaseUrl: database.url, operations: [getOperation(id)], sabotage, choose }
  const { results, ledger } = await runOnLocalServer(run).finally(database.drop)
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ family, name }) => `${family}: ${name}`)
  return { failed, missing: ledger.missing.map(describeDeclaredResponse) }
}

/** Each control runs the cases that it names alone. */
export async function expectFaultDetected(id: OperationId, sabotage: InjectedFault, expected: RegExp): Promise<void> {
  const { failed } = await runCasesWithFault(id, sabotage, ({ family, name }) => expected.test(`${family}: ${name}`))
  expect(failed).toContainEqual(expect.stringMatching(expected))
}

export const buildHandlerCallFault = (
  change: (call: InterceptedHandlerCall) => InterceptedHandlerCall,
): InjectedFault => ({
  handler: (handler) => (call) => handler(change(call as InterceptedHandlerCall)),
})

export const buildApiKeyFault = (changes: object): InjectedFault =>
  buildHandlerCallFault((call) => ({ ...call, caller: { ...call.caller, key: { ...call.caller.key, ...changes } } }))

/** The same for one operation only, so that setting the stage still works. */
export const limitFaultToOperation = (id: OperationId, { handler: sabotage }: InjectedFault): InjectedFault => ({
  handler: (handler, called) => (sabotage && called === id ? sabotage(handler, called) : handler),
})

/** A handler that reads beyond the caller's reach, and the case of the operation that must notice it. */
export const buildVisibilityFaultCheck = (
  what: string,
  id: OperationId,
  changes: object,
  expected: RegExp,
): FaultDetectionCheck => [
  `${what} is not looked at by ${id}`,
  id,
  limitFaultToOperation(id, buildApiKeyFault(changes)),
  expected,
]
