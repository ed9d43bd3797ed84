import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runBenchFile } from './run-bench.ts'
import { openFolder, spawnBench } from './testing/spawn-bench.ts'

let scratch: string

beforeAll(async () => {
  scratch = await openFolder(join(tmpdir(), 'postern-bench-test-'))
})

afterAll(() => rm(scratch, { recursive: true, force: true }))

const bench = (args: string[], temporary = scratch) => spawnBench(args, temporary)

describe('npm run bench', () => {
  test('a short run prints the row, writes what it measured, and leaves nothing behind', async () => {
    const temporary = await openFolder(join(scratch, 'run-'))
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
