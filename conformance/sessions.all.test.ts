import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('a signed-in member meets what a key meets, in every case', () => {
  test.each(isolatedOnConsole.map((operation) => [operation.id, operation] as const))('at %s', async (_, operation) => {
    expect(await listFailures(opened.stage, isolationCasesOf(operation))).toEqual([])
  })
})
