/**
 * Where a scanner keeps what must outlive it: its manifest and roster, and the scans that are still to be uploaded. `commit` either does
 * all of its changes or none, and has written them down for good when it is done.
 */
export type ScannerStorage = {
  /** Everything that is kept. */
  load(): Promise<ReadonlyMap<string, string>>
  /** Puts texts in their places; null takes away what is there. */
  commit(changes: ReadonlyMap<string, string | null>): Promise<void>
}

/** Forgets everything with the process: for tests, and for scanners that never go offline. */
export function memoryStorage(kept: Map<string, string> = new Map()): ScannerStorage {
  return {
    load: async () => new Map(kept),
    commit: async (changes) => applyChanges(kept, changes),
  }
}

export function applyChanges(kept: Map<string, string>, changes: Iterable<readonly [string, string | null]>): void {
  for (const [key, value] of changes) {
    if (value === null) kept.delete(key)
    else kept.set(key, value)
  }
}

/** One after the other, whatever becomes of those before. */
export function takingTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work, work)
    last = done.catch(() => undefined)
    return done
  }
}
