import { join } from 'node:path'
import { inject } from 'vitest'
import { type BenchResult, runBenchFile } from '../run-bench.ts'

const settings = { runs: 1, rounds: 1, seconds: 0.1, warmUpSeconds: 0.1, connections: 4, short: true }

/** Runs a benchmark of this folder, which is made to fail. */
export const runFailingBench = (name: string, folder: string): Promise<BenchResult> =>
  runBenchFile(
    { name, file: join(import.meta.dirname, `${name}.ts`) },
    { postgresUrl: inject('postgresUrl'), folder, settings, stop: new AbortController().signal },
  )
