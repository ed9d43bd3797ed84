import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Tally = { passed: number; failed: number; skipped: number }
type Check = { name: string; run: () => Promise<Tally> }

const write = (text: string | Uint8Array) => process.stdout.write(text)
const say = (text: string) => write(`${text}\n`)

function execute(command: string, args: string[], print: (chunk: Buffer) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const env = isWhole ? { ...process.env, WHOLE_RUN: '1' } : process.env
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    child.stdout.on('data', print)
    child.stderr.on('data', print)
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

const command = (name: string, line: string): Check => ({
  name,
  run: async () => {
    const [program = '', ...args] = line.split(' ')
    const printed: Buffer[] = []
    const ok = await execute(program, args, (chunk) => printed.push(chunk))
    say(`\n── ${name}: ${ok ? 'passed' : 'failed'}`)
    write(Buffer.concat(printed))
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  },
})

/** With `--all` the whole form of the tests that repeat much; without, everything in its shortest form. */
const isWhole = process.argv.includes('--all')

/** Counts single tests; a run that broke before or after its tests counts as one failure. */
const testFiles: Check = {
  name: 'tests',
  run: async () => {
    say('\n── tests')
    const folder = await mkdtemp(join(tmpdir(), 'postern-report-'))
    const report = join(folder, 'report.json')
    const options = ['--config=server/testing/vitest.config.ts', '--reporter=default', '--reporter=json']
    const ok = await execute('vitest', ['run', ...options, `--outputFile.json=${report}`], write)
    const counts = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
    await rm(folder, { recursive: true, force: true })
    const failed = counts.numFailedTests ?? 0
    const skipped = (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0)
    return { passed: counts.numPassedTests ?? 0, failed: ok ? failed : Math.max(1, failed), skipped }
  },
}

/** Run one by one in parallel with the tests, which leave CPU time idle. Output is printed per check. */
const checks: Check[] = isWhole
  ? []
  : [
      command('format and lint', 'biome ci --error-on-warnings .'),
      command('types', 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo'),
      command('contract: compatibility', 'node spec/tools/compatibility/check.ts'),
    ]

const failures: string[] = []
const total: Tally = { passed: 0, failed: 0, skipped: 0 }

async function runAll(lane: Check[]): Promise<void> {
  for (const { name, run } of lane) {
    const tally = await run()
    total.passed += tally.passed
    total.failed += tally.failed
    total.skipped += tally.skipped
    if (tally.failed > 0) failures.push(name)
  }
}

await Promise.all([runAll([testFiles]), runAll(checks)])

if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`)
say(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = failures.length > 0 ? 1 : 0
