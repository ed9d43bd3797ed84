import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationsOnConsole } from './testing/console.ts'
import { expectNoticed, furtherControls } from './testing/console-controls.ts'
import { expectEntries } from './testing/console-roles.ts'
import {
  type ConsoleStage,
  closeConsoleStage,
  isolatedOnConsole,
  isolationCasesOf,
  listFailures,
  openConsoleStage,
} from './testing/console-stage.ts'

let opened: ConsoleStage

beforeAll(async () => {
  opened = await openConsoleStage()
})

afterAll(() => closeConsoleStage(opened))

describe('each role, at each place and act', () => {
  test.each([['admin'], ['manager'], ['developer']] as const)('%s is let in or refused, with a sentence', (role) =>
    expectEntries(opened, role, operationsOnConsole),
  )
})

describe('a signed-in member meets what a key meets, in every case', () => {
  test.each(isolatedOnConsole.map((operation) => [operation.id, operation] as const))('at %s', async (_, operation) => {
    expect(await listFailures(opened.stage, isolationCasesOf(operation))).toEqual([])
  })
})

describe('the cases notice, too, when', () => {
  test.each(furtherControls)('%s is not looked at by %s', (_, id, sabotage, expected) =>
    expectNoticed(id, sabotage, expected),
  )
})
