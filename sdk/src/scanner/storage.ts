/** Stores manifest, roster and queue across restarts. `commit` is atomic, and durable once it resolves. */
export type ScannerStorage = {
  /** All entries. */
  load(): Promise<ReadonlyMap<string, string>>
  /** Sets entries; null deletes one. */
  commit(changes: ReadonlyMap<string, string | null>): Promise<void>
}

/** Keeps everything in memory only: for tests, and for scanners that never go offline. */
export function memoryStorage(kept: Map<string, string> = new Map()): ScannerStorage {
  return { load: async () => new Map(kept), commit: async (changes) => applyChanges(kept, changes) }
}

export function applyChanges(kept: Map<string, string>, changes: Iterable<readonly [string, string | null]>): void {
  for (const [key, value] of changes) {
    if (value === null) kept.delete(key)
    else kept.set(key, value)
  }
}

/** Runs tasks one after the other, even if one fails. */
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work, work)
    last = done.catch(() => undefined)
    return done
  }
}
