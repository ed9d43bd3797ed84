import type { ChildProcess } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFolder, spawnBench } from './testing/spawn-bench.ts'

test('Ctrl-C of npm run bench ends every process and removes every file', async () => {
  const temporary = await openFolder(join(tmpdir(), 'postern-bench-test-'))
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
