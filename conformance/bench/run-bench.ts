import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startPostgres, useDatabase } from '../run/embedded.ts'
import { type Comparison, compare } from './compare.ts'
import { prepareDatabases, ROOM_AHEAD, writeLogAhead } from './databases.ts'
import { loadEntry, type NamedEntry } from './entry.ts'
import { startLoad } from './load/driver.ts'
import { startFloor, startOurs } from './server-process.ts'
import { hasBars, type Settings } from './settings.ts'
import { buildSide } from './side.ts'

export type BenchOptions = {
  entries: NamedEntry[]
  settings: Settings
  onResult: (result: EntryResult) => void
  /** Ends the run early; clean-up still runs. */
  stop: AbortSignal
}

/** One durable PostgreSQL for all entries, in a temporary folder. */
export async function runBench({ entries, settings, onResult, stop }: BenchOptions): Promise<EntryResult[]> {
  await using cleanUp = new AsyncDisposableStack()
  const lost = new AbortController()
  const onLost = (reason: Error) => lost.abort(reason)
  const { url, folder } = await startPostgres(cleanUp, 'bench', { settings: ROOM_AHEAD, onLost })
  const either = AbortSignal.any([stop, lost.signal])
  const results: EntryResult[] = []
  for (const entry of entries) {
    either.throwIfAborted()
    const found = await runEntry(entry, { postgresUrl: url, folder, settings, stop: either })
    results.push(...found)
    for (const result of found) onResult(result)
  }
  return results
}

export type EntryResult = {
  name: string
  bar: number | null
  leastPerMinute: number | null
  p99Bar: number | null
} & Comparison

export type EntrySurroundings = { postgresUrl: string; folder: string; settings: Settings; stop: AbortSignal }

/** Starts both servers and the load, each in its own process, and compares them: one result per run. */
export async function runEntry({ name, file }: NamedEntry, surroundings: EntrySurroundings): Promise<EntryResult[]> {
  const { postgresUrl, settings, stop } = surroundings
  const entry = await loadEntry(file)
  const folder = join(surroundings.folder, name)
  await mkdir(folder)
  const profileFolder = settings.profileFolder && join(resolve(settings.profileFolder), name)
  const { urls, needs } = await prepareDatabases(postgresUrl, name, entry.setup)
  const start = { folder, profileFolder, stop }

  await using processes = new AsyncDisposableStack()
  const servers = {
    ours: processes.use(await startOurs({ ...start, databaseUrl: urls.ours })),
    floor: processes.use(await startFloor(file, needs, { ...start, databaseUrl: urls.floor })),
  }
  const load = processes.use(startLoad(file, needs, stop))
  const side = (which: 'ours' | 'floor') =>
    buildSide({ name: which, server: servers[which], load, entry, needs, databaseUrl: urls[which] })
  // A comparison with a slow setup only runs where its bar is judged.
  const even = hasBars(settings) || !entry.even?.setup ? entry.even : undefined
  const beforeEven = () =>
    useDatabase(urls.ours, async (database) => {
      if (!even?.setup) return
      await even.setup(database, needs)
      await database.raw('vacuum analyze')
      await database.raw('checkpoint')
    })
  const beforeRun = async () => {
    if (hasBars(settings)) await useDatabase(postgresUrl, writeLogAhead)
  }
  const sides = { ours: await side('ours'), floor: await side('floor') }
  const comparisons = await compare(sides, { settings, beforeRun, even, beforeEven })
  const { bar = null, leastPerMinute = null, p99Bar = null } = entry
  return comparisons.map((comparison) => ({ name, bar, leastPerMinute, p99Bar, ...comparison }))
}
