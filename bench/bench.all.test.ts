import type { ChildProcess } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runFailingBench } from './testing/run-failing.ts'
import { makeBenchFolder, spawnBench } from './testing/spawn-bench.ts'

test('Ctrl-C of npm run bench ends every process and removes every file', async () => {
  const temporary = await makeBenchFolder(join(tmpdir(), 'postern-bench-test-'))
  // Long enough that it cannot end by itself before it is stopped.
  const { child, ended } = spawnBench(['me', '--rounds', '1', '--seconds', '600'], temporary)
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
  await rm(temporary, { recursive: true })
})

describe('npm run bench', () => {
  let temporary: string

  beforeAll(async () => {
    temporary = await makeBenchFolder(join(tmpdir(), 'postern-bench-test-'))
  })

  afterAll(() => rm(temporary, { recursive: true, force: true }))

  test('answers an unknown name with the known ones', async () => {
    const { code, errors } = await spawnBench(['you', 'me'], temporary).ended
    expect(code).toBe(2)
    expect(errors).toMatch(/^There is no benchmark named you\. There is: .*\bme\b.*\.\n$/)
  })

  test.each([['--rounds', '0'], ['--rounds', '1.5'], ['--seconds', 'soon'], ['--fast']])(
    'refuses %s %s',
    async (...args) => {
      const { code, errors } = await spawnBench(args, temporary).ended
      expect(code).toBe(2)
      expect(errors).toContain('npm run bench')
    },
  )
})

test('a server that refuses makes a run fail', async () => {
  const folder = await makeBenchFolder(join(tmpdir(), 'postern-bench-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await expect(runFailingBench('refused', folder)).rejects.toThrow(
    /^ours: answered 401: \{"error":\{"code":"api_key_unknown"/,
  )
})

test('a floor that does less than the server makes a run fail', async () => {
  const folder = await makeBenchFolder(join(tmpdir(), 'postern-bench-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await expect(runFailingBench('forgetful-floor', folder)).rejects.toThrow(
    /^floor gave \d+ answers, and 1 stand in the database$/,
  )
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
