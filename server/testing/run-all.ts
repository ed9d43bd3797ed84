import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** A failure is a line that names what failed and why. */
type Result = { passed: number; skipped: number; failures: string[] }
type Check = () => Promise<Result>

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

const command =
  (name: string, line: string): Check =>
  async () => {
    const [program = '', ...args] = line.split(' ')
    const printed: Buffer[] = []
    const ok = await execute(program, args, (chunk) => printed.push(chunk))
    say(`\n── ${name}: ${ok ? 'passed' : 'failed'}`)
    write(Buffer.concat(printed))
    return { passed: ok ? 1 : 0, skipped: 0, failures: ok ? [] : [name] }
  }

/** With `--all` the whole form of the tests that repeat much; without, everything in its shortest form. */
const isWhole = process.argv.includes('--all')

type FileReport = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

const firstLine = (text = '') => text.split('\n', 1)[0]?.slice(0, 500)

function failuresIn({ name, status, message, assertionResults }: FileReport): string[] {
  const file = relative('.', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
  return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

/** Counts single tests; a run that broke before or after its tests counts as one failure. */
const testFiles: Check = async () => {
  say('\n── tests')
  const folder = await mkdtemp(join(tmpdir(), 'postern-report-'))
  const report = join(folder, 'report.json')
  const options = ['--config=server/testing/vitest.config.ts', '--reporter=default', '--reporter=json']
  const ok = await execute('vitest', ['run', ...options, `--outputFile.json=${report}`], write)
  const counts = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  await rm(folder, { recursive: true, force: true })
  const failures: string[] = (counts.testResults ?? []).flatMap(failuresIn)
  if (!ok && failures.length === 0) failures.push('the run of the tests broke before or after them')
  const skipped = (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0)
  return { passed: counts.numPassedTests ?? 0, skipped, failures }
}

/** Run one by one in parallel with the tests, which leave CPU time idle. Output is printed per check. */
const checks: Check[] = isWhole
  ? []
  : [
      command('format and lint', 'biome ci --error-on-warnings .'),
      command('types', 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo'),
      command('contract: compatibility', 'node spec/tools/compatibility/check.ts'),
    ]

const total: Result = { passed: 0, skipped: 0, failures: [] }

async function runAll(lane: Check[]): Promise<void> {
  for (const run of lane) {
    const { passed, skipped, failures } = await run()
    total.passed += passed
    total.skipped += skipped
    total.failures.push(...failures)
  }
}

await Promise.all([runAll([testFiles]), runAll(checks)])

const { passed, skipped, failures } = total
say('')
for (const failure of failures) say(`failed: ${failure}`)
say(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failures.length > 0 ? 1 : 0
