import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UsageError } from '../server/testing/command-line.ts'
import { readBenchOptions } from './options.ts'
import { makeBenchFolder, spawnBench } from './testing/spawn-bench.ts'

/** Enough to see that the bench works. */
const SHORTEST = ['--short', '--seconds', '0.1', '--connections', '4']

let scratch: string

beforeAll(async () => {
  scratch = await makeBenchFolder(join(tmpdir(), 'postern-bench-test-'))
})

afterAll(() => rm(scratch, { recursive: true, force: true }))

const bench = (args: string[], temporary = scratch) => spawnBench(args, temporary)

describe('npm run bench', () => {
  test('a short run prints the row, writes what it measured, and leaves nothing behind', async () => {
    const temporary = await makeBenchFolder(join(scratch, 'run-'))
    const file = join(scratch, 'result.json')
    const { code, output, errors } = await bench(['me', ...SHORTEST, '--json', file], temporary).ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toMatch(/^name +\| +ours \| +floor \| +ratio \| +p50 \| +p99 \|/m)
    expect(output).toMatch(/^me +\| +\d+ \| +\d+ \| +\d+\.\d\d \| +\d+\.\d\d \| +\d+\.\d\d \|/m)
    const { results } = JSON.parse(await readFile(file, 'utf8'))
    expect(results[0].ours.rounds.throughput).toHaveLength(2)
    expect(results[0].floor.rounds.latency).toHaveLength(2)
    expect(await readdir(temporary)).toEqual([])
  })

  test('what is refused is told with how it is used', async () => {
    const { code, output, errors } = await bench(['--fast']).ended
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(/--fast.*npm run bench/s)
  })
})

test('an unknown name is answered with the known ones', () => {
  expect(() => readBenchOptions(['you', 'me'])).toThrow(/^There is no benchmark named you\. There is: .*\bme\b.*\.$/)
  expect(() => readBenchOptions(['you', 'me'])).not.toThrow(UsageError)
})

test.each([['--rounds', '0'], ['--rounds', '1.5'], ['--seconds', 'soon'], ['--fast']])(
  '%s %s is refused',
  (...args) => {
    expect(() => readBenchOptions(args)).toThrow(UsageError)
  },
)
