import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runWithDatabase, startTemporaryPostgres } from '../server/testing/temporary-postgres.ts'
import { type BaselineComparison, compareWithBaseline } from './compare.ts'
import { dropBenchDatabases, preallocateWalFiles, prepareBenchDatabases, WAL_SIZE_SETTINGS } from './databases.ts'
import { type BenchFile, loadBenchmark } from './entry.ts'
import { startLoadProcess } from './load/driver.ts'
import { buildMeasuredServer } from './measured-server.ts'
import { startBaselineServer, startPosternServer } from './server-process.ts'
import { type BenchSettings, shouldCheckThresholds } from './settings.ts'

export type BenchRunOptions = {
  entries: BenchFile[]
  settings: BenchSettings
  onResult: (result: BenchResult) => void
  /** Ends the run early; clean-up still runs. */
  stop: AbortSignal
}

/** One durable PostgreSQL for all entries, in a temporary folder. */
export async function runBench({ entries, settings, onResult, stop }: BenchRunOptions): Promise<BenchResult[]> {
  await using cleanUp = new AsyncDisposableStack()
  const lost = new AbortController()
  const onLost = (reason: Error) => lost.abort(reason)
  const { url, folder } = await startTemporaryPostgres(cleanUp, 'bench', { settings: WAL_SIZE_SETTINGS, onLost })
  const either = AbortSignal.any([stop, lost.signal])
  const results: BenchResult[] = []
  for (const { name, file } of entries) {
    for (let run = 1; run <= settings.runs; run += 1) {
      either.throwIfAborted()
      const entry = { name: `${name}-${run}`, file }
      const result = await runBenchFile(entry, { postgresUrl: url, folder, settings, stop: either })
      results.push({ ...result, name })
      onResult({ ...result, name })
      await dropBenchDatabases(url, entry.name)
    }
  }
  return results
}

export type BenchResult = {
  name: string
  bar: number | null
  leastPerMinute: number | null
  p99Bar: number | null
} & BaselineComparison

export type BenchEnvironment = { postgresUrl: string; folder: string; settings: BenchSettings; stop: AbortSignal }

/** Starts both servers and the load, each in its own process, on databases of their own, and compares them. */
export async function runBenchFile({ name, file }: BenchFile, environment: BenchEnvironment): Promise<BenchResult> {
  const { postgresUrl, settings, stop } = environment
  const entry = await loadBenchmark(file)
  const folder = join(environment.folder, name)
  await mkdir(folder)
  const profileFolder = settings.profileFolder && join(resolve(settings.profileFolder), name)
  const { urls, needs } = await prepareBenchDatabases(postgresUrl, name, entry.setup)
  const start = { folder, profileFolder, stop }

  await using processes = new AsyncDisposableStack()
  const servers = {
    ours: processes.use(await startPosternServer({ ...start, databaseUrl: urls.ours })),
    floor: processes.use(await startBaselineServer(file, needs, { ...start, databaseUrl: urls.floor })),
  }
  const load = processes.use(startLoadProcess(file, needs, stop))
  const side = (which: 'ours' | 'floor') =>
    buildMeasuredServer({ name: which, server: servers[which], load, entry, needs, databaseUrl: urls[which] })
  // A comparison with a slow setup only runs where its bar is judged.
  const even = shouldCheckThresholds(settings) || !entry.even?.setup ? entry.even : undefined
  const beforeEven = () =>
    runWithDatabase(urls.ours, async (database) => {
      if (!even?.setup) return
      await even.setup(database, needs)
      await database.raw('vacuum analyze')
      await database.raw('checkpoint')
    })
  if (shouldCheckThresholds(settings)) await runWithDatabase(postgresUrl, preallocateWalFiles)
  const sides = { ours: await side('ours'), floor: await side('floor') }
  const { bar = null, leastPerMinute = null, p99Bar = null, latencyLoad = 0.5 } = entry
  const comparison = await compareWithBaseline(sides, { settings, latencyLoad, even, beforeEven })
  return { name, bar, leastPerMinute, p99Bar, ...comparison }
}
