import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SERVER_PROCESS_ENVIRONMENT } from '../../../server/testing/server-process-environment.ts'
import { startTestServer } from '../../../server/testing/test-server.ts'

const MAIN = join(import.meta.dirname, '../main.ts')

export type ScanCaseCommandOutput = { code: number | null; stderr: string; lines: string[] }

/** The command as typed, with one test key of a server. */
export async function openScanCaseCommand(): Promise<{
  run(file: string): Promise<ScanCaseCommandOutput>
  close(): Promise<void>
}> {
  const server = await startTestServer()
  const organization = await server.organization({ plan: 'scale', overrides: { api_rate_per_min: 1_000_000 } })
  const scopes: ('read' | 'write' | 'admin' | 'scanner')[] = ['read', 'write', 'admin', 'scanner']
  const { value } = await server.key(organization, { mode: 'test', scopes, requestsPerMinute: 1_000_000 })
  const run = async (file: string) => {
    const args = [MAIN, file, '--base-url', server.url, '--test-key', value]
    const child = spawn(process.execPath, args, { env: SERVER_PROCESS_ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code, stderr, lines: stdout.trimEnd().split('\n') }
  }
  return { run, close: () => server.close() }
}

/** What is told of so many cases that all pass. */
export const buildAllPassedOutput = (count: number): ScanCaseCommandOutput => ({
  code: 0,
  stderr: '',
  lines: [`engine: ${count} passed, 0 failed`, `API: ${count} passed, 0 failed`, `${2 * count} passed, 0 failed`],
})
