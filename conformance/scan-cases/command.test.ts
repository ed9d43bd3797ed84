import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENVIRONMENT_OF_PROCESSES } from '../../server/testing/environment-of-processes.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { LIVE_KEY_FILE, liveKeyCases, TEST_KEY_FILE, testKeyCases } from './testing/published.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

let server: TestServer
let testKey: string

beforeAll(async () => {
  server = await startTestServer()
  const organization = await server.organization({ plan: 'scale', overrides: { api_rate_per_min: 1_000_000 } })
  const scopes: ('read' | 'write' | 'admin' | 'scanner')[] = ['read', 'write', 'admin', 'scanner']
  testKey = (await server.key(organization, { mode: 'test', scopes, requestsPerMinute: 1_000_000 })).value
})

afterAll(() => server.close())

/** The command as typed, with one test key. */
async function runCommand(file: string) {
  const args = [MAIN, file, '--base-url', server.url, '--test-key', testKey]
  const child = spawn(process.execPath, args, { env: ENVIRONMENT_OF_PROCESSES, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, stderr, lines: stdout.trimEnd().split('\n') }
}

test('every case of scan-cases.json runs and passes with one test key', { timeout: 600_000 }, async () => {
  const count = testKeyCases.length
  expect(await runCommand(TEST_KEY_FILE)).toEqual({
    code: 0,
    stderr: '',
    lines: [`engine: ${count} passed, 0 failed`, `API: ${count} passed, 0 failed`, `${2 * count} passed, 0 failed`],
  })
})

test('no case of scan-cases-live.json does, and each says what it takes', { timeout: 600_000 }, async () => {
  const count = liveKeyCases.length
  const { code, lines } = await runCommand(LIVE_KEY_FILE)
  expect(code).toBe(0)
  const reasons = new Set(lines.slice(0, count).map((line) => line.split(': ').at(-1)))
  expect(reasons).toEqual(new Set(['it is marked engine_only', 'it needs a live key beside the test key']))
  expect(lines.slice(count)).toEqual([
    `engine: ${count} passed, 0 failed`,
    `API: 0 passed, 0 failed, ${count} not runnable`,
    `${count} passed, 0 failed, ${count} not runnable`,
  ])
})
