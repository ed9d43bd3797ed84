import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildAllPassedOutput, openScanCaseCommand } from './testing/command.ts'
import { LIVE_KEY_CASES_FILE, liveKeyScanCases, TEST_KEY_CASES_FILE } from './testing/published.ts'

let command: Awaited<ReturnType<typeof openScanCaseCommand>>

beforeAll(async () => {
  command = await openScanCaseCommand()
})

afterAll(() => command.close())

test('cases of scan-cases.json run and pass with one test key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postern-cases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const published = JSON.parse(await readFile(TEST_KEY_CASES_FILE, 'utf8'))
  const cases = published.cases.filter((_: unknown, index: number) => index % 25 === 0)
  const file = join(folder, 'cases.json')
  await writeFile(file, JSON.stringify({ ...published, cases }))
  expect(cases.length).toBeGreaterThan(5)
  expect(await command.run(file)).toEqual(buildAllPassedOutput(cases.length))
})

test('no case of scan-cases-live.json does, and each says what it takes', { timeout: 600_000 }, async () => {
  const count = liveKeyScanCases.length
  const { code, lines } = await command.run(LIVE_KEY_CASES_FILE)
  expect(code).toBe(0)
  const reasons = new Set(lines.slice(0, count).map((line) => line.split(': ').at(-1)))
  expect(reasons).toEqual(new Set(['it is marked engine_only', 'it needs a live key beside the test key']))
  expect(lines.slice(count)).toEqual([
    `engine: ${count} passed, 0 failed`,
    `API: 0 passed, 0 failed, ${count} not runnable`,
    `${count} passed, 0 failed, ${count} not runnable`,
  ])
})
