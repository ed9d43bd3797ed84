import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ENVIRONMENT_OF_PROCESSES } from '../../server/testing/environment-of-processes.ts'
import { runBenchFile } from './run-bench.ts'

let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'postern-bench-test-'))
  await chmod(scratch, 0o755)
})

afterAll(() => rm(scratch, { recursive: true, force: true }))

type Run = { child: ChildProcess; ended: Promise<{ code: number | null; output: string; errors: string }> }

function bench(args: string[], temporary = scratch): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...ENVIRONMENT_OF_PROCESSES, TMPDIR: temporary },
  })
  const texts = { output: '', errors: '' }
  child.stdout.on('data', (text) => {
    texts.output += text
  })
  child.stderr.on('data', (text) => {
    texts.errors += text
  })
  return { child, ended: once(child, 'close').then(([code]) => ({ code, ...texts })) }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'run-'))
  await chmod(folder, 0o755)
  return folder
}

describe('npm run bench', () => {
  test('a short run prints the row, writes what it measured, and leaves nothing behind', async () => {
    const temporary = await temporaryFolder()
    const file = join(scratch, 'result.json')
    const { code, output, errors } = await bench(['me', '--short', '--json', file], temporary).ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toMatch(/^name +\| +ours \| +floor \| +ratio \| +p50 \| +p99 \|/m)
    expect(output).toMatch(/^me +\| +\d+ \| +\d+ \| +\d+\.\d\d \| +\d+\.\d\d \| +\d+\.\d\d \|/m)
    const { results } = JSON.parse(await readFile(file, 'utf8'))
    expect(results[0].ours.rounds.throughput).toHaveLength(2)
    expect(results[0].floor.rounds.latency).toHaveLength(2)
    expect(await readdir(temporary)).toEqual([])
  })

  test('Ctrl-C ends every process and removes every file', async () => {
    const temporary = await temporaryFolder()
    // Long enough that it cannot end by itself before it is stopped.
    const { child, ended } = bench(['me', '--rounds', '1', '--seconds', '600'], temporary)
    const started = async () =>
      (await readdir(temporary, { recursive: true })).some((file) => file.endsWith('/me-1/floor.log'))
    while (!(await started()) && child.exitCode === null) await sleep(50)
    // PostgreSQL, our server and the floor, which starts shortly after its log line.
    const all = process.platform === 'linux' ? 3 : 0
    await expect.poll(async () => (await childrenOf(child)).length).toBeGreaterThanOrEqual(all)
    const children = await childrenOf(child)
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 130, errors: 'Interrupted by SIGINT.\n' })
    expect(await readdir(temporary)).toEqual([])
    expect(children.filter(isAlive)).toEqual([])
  })

  test('an unknown name is answered with the known ones', async () => {
    const { code, errors } = await bench(['you', 'me']).ended
    expect(code).toBe(2)
    expect(errors).toMatch(/^There is no benchmark named you\. There is: .*\bme\b.*\.\n$/)
  })

  test.each([['--rounds', '0'], ['--rounds', '1.5'], ['--seconds', 'soon'], ['--fast']])(
    '%s %s is refused',
    async (...args) => {
      const { code, errors } = await bench(args).ended
      expect(code).toBe(2)
      expect(errors).toContain('npm run bench')
    },
  )
})

describe('what makes a run fail', () => {
  const settings = { runs: 1, rounds: 1, seconds: 0.1, warmUpSeconds: 0.1, connections: 4, short: true }

  const run = (name: string) =>
    runBenchFile(
      { name, file: join(import.meta.dirname, 'testing', `${name}.ts`) },
      { postgresUrl: inject('postgresUrl'), folder: scratch, settings, stop: new AbortController().signal },
    )

  test('a server that refuses', async () => {
    await expect(run('refused')).rejects.toThrow(/^ours: answered 401: \{"error":\{"code":"api_key_unknown"/)
  })

  test('a floor that does less than the server', async () => {
    await expect(run('forgetful-floor')).rejects.toThrow(/^floor gave \d+ answers, and 1 stand in the database$/)
  })
})

async function childrenOf({ pid }: ChildProcess): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean).map(Number)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
