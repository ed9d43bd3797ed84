import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAllPassedOutput, openScanCaseCommand } from './testing/command.ts'
import { TEST_KEY_CASES_FILE, testKeyScanCases } from './testing/published.ts'

let command: Awaited<ReturnType<typeof openScanCaseCommand>>

beforeAll(async () => {
  command = await openScanCaseCommand()
})

afterAll(() => command.close())

test('every case of scan-cases.json runs and passes with one test key', { timeout: 600_000 }, async () => {
  expect(await command.run(TEST_KEY_CASES_FILE)).toEqual(buildAllPassedOutput(testKeyScanCases.length))
})
