import { expect, inject } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { cloneDatabase } from '../../server/testing/test-database.ts'
import { getOperation } from '../contract.ts'
import { describeLedgerLine } from '../ledger.ts'
import { runOnLocalServer } from '../run/local.ts'
import type { CaseFilter } from '../run/run-cases.ts'
import type { Sabotage } from '../world/local-server.ts'

export type Call = {
  path: { group?: string }
  query: object
  caller: { key: object; organization: { id: string } }
  work?: object
}

/** Which operation, broken how, and the case that must notice it. */
export type Control = [string, OperationId, Sabotage, RegExp]

export async function runSabotaged(id: OperationId, sabotage: Sabotage, choose?: CaseFilter) {
  const database = await cloneDatabase(inject('postgresUrl'))
  const run = { databaseUrl: database.url, operations: [getOperation(id)], sabotage, choose }
  const { results, ledger } = await runOnLocalServer(run).finally(database.drop)
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ family, name }) => `${family}: ${name}`)
  return { failed, missing: ledger.missing.map(describeLedgerLine) }
}

/** Each control runs the cases that it names alone. */
export async function expectNoticed(id: OperationId, sabotage: Sabotage, expected: RegExp): Promise<void> {
  const { failed } = await runSabotaged(id, sabotage, ({ family, name }) => expected.test(`${family}: ${name}`))
  expect(failed).toContainEqual(expect.stringMatching(expected))
}

export const callChanged = (change: (call: Call) => Call): Sabotage => ({
  handler: (handler) => (call) => handler(change(call as Call)),
})

export const keyChanged = (changes: object): Sabotage =>
  callChanged((call) => ({ ...call, caller: { ...call.caller, key: { ...call.caller.key, ...changes } } }))

/** The same for one operation only, so that setting the stage still works. */
export const onlyFor = (id: OperationId, { handler: sabotage }: Sabotage): Sabotage => ({
  handler: (handler, called) => (sabotage && called === id ? sabotage(handler, called) : handler),
})

/** A handler that reads beyond the caller's reach, and the case of the operation that must notice it. */
export const prying = (what: string, id: OperationId, changes: object, expected: RegExp): Control => [
  `${what} is not looked at by ${id}`,
  id,
  onlyFor(id, keyChanged(changes)),
  expected,
]
