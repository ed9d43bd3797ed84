import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOperations } from './testing/console.ts'
import { consoleFaultChecksSecondHalf, expectConsoleFaultDetected } from './testing/console-fault-checks.ts'
import { expectRoleAccessOnConsole } from './testing/console-roles.ts'
import {
  type ConsoleTestServer,
  isolatedConsoleOperations,
  listCaseFailures,
  listConsoleIsolationCases,
  startConsoleTestServer,
  stopConsoleTestServer,
} from './testing/console-test-server.ts'

let opened: ConsoleTestServer

beforeAll(async () => {
  opened = await startConsoleTestServer()
})

afterAll(() => stopConsoleTestServer(opened))

describe('each role, at each place and act', () => {
  test.each([['admin'], ['manager'], ['developer']] as const)('%s is let in or refused, with a sentence', (role) =>
    expectRoleAccessOnConsole(opened, role, consoleOperations),
  )
})

describe('a signed-in member meets what a key meets, in every case', () => {
  test.each(isolatedConsoleOperations.map((operation) => [operation.id, operation] as const))(
    'at %s',
    async (_, operation) => {
      expect(await listCaseFailures(opened.stage, listConsoleIsolationCases(operation))).toEqual([])
    },
  )
})

describe('the cases notice, too, when', () => {
  test.each(consoleFaultChecksSecondHalf)('%s is not looked at by %s', (_, id, sabotage, expected) =>
    expectConsoleFaultDetected(id, sabotage, expected),
  )
})
