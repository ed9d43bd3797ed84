import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/embedded-postgres/index.ts'
import { ROOM_AHEAD } from './log-ahead.ts'
import type { NamedEntry } from './registry.ts'
import { type EntryResult, runEntry } from './run-entry.ts'
import type { Settings } from './settings.ts'

export type BenchOptions = {
  entries: NamedEntry[]
  settings: Settings
  onResult: (result: EntryResult) => void
  /** Ends the run early; everything is put away all the same. */
  stop: AbortSignal
}

/** One PostgreSQL with its usual durability for everything, in a folder that is gone afterwards. */
export async function runBench({ entries, settings, onResult, stop }: BenchOptions): Promise<EntryResult[]> {
  await using cleanUp = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'postern-bench-'))
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }))
  const lost = new AbortController()
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    settings: ROOM_AHEAD,
    onLost: (reason) => lost.abort(reason),
  })
  cleanUp.defer(() => postgres.stop())
  const either = AbortSignal.any([stop, lost.signal])
  const results: EntryResult[] = []
  for (const entry of entries) {
    either.throwIfAborted()
    const found = await runEntry(entry, { postgresUrl: postgres.url, folder, settings, stop: either })
    results.push(...found)
    for (const result of found) onResult(result)
  }
  return results
}
