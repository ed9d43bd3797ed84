import { setImmediate } from 'node:timers/promises'
import { isTransient } from './is-transient.ts'

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
type Lines<Item, Result> = Map<string, Waiting<Item, Result>[]>

export type GroupWork<Item, Result> = {
  /**
   * Does what waits, by its keys, with one statement. It calls `take` when the statement is about to be sent, so that nothing is
   * done by a statement that began before it came. What it gives back tells the results of each key afterwards, or undefined for
   * a key that was held by somebody else.
   */
  together(take: () => Map<string, Item[]>): Promise<(key: string) => Result[] | undefined>
  /** Does what waits for one key, however long somebody else holds it. */
  alone(key: string, items: Item[]): Promise<Result[]>
}

/** Enough to keep the database at work while one answer is on its way; more would make the groups small. */
const MOST_STATEMENTS = 2

/**
 * Does together what would otherwise take a statement and a commit each: whatever comes while statements run is done by the next
 * one. What comes for a key that is being served waits for it. No key waits for a row of another: what somebody else holds is
 * left out and done alone. A failure that lies in one of a group fails that one, because then each is done alone.
 */
export function groupCommit<Item, Result>({
  together,
  alone,
}: GroupWork<Item, Result>): (key: string, item: Item) => Promise<Result> {
  const ready: Lines<Item, Result> = new Map()
  const busy = new Set<string>()
  const later: Lines<Item, Result> = new Map()
  let running = 0
  let connecting = false

  const serveNext = () => {
    if (connecting || running === MOST_STATEMENTS || ready.size === 0) return
    connecting = true
    running += 1
    void serveTogether().finally(() => {
      running -= 1
      serveNext()
    })
  }

  const takeReady = (): Lines<Item, Result> => {
    const taken = new Map(ready)
    ready.clear()
    for (const key of taken.keys()) busy.add(key)
    connecting = false
    return taken
  }

  const release = (key: string) => {
    busy.delete(key)
    const line = later.get(key)
    if (!line) return
    later.delete(key)
    ready.set(key, line)
  }

  async function serveTogether(): Promise<void> {
    let taken: Lines<Item, Result> | undefined
    const take = () => {
      taken ??= takeReady()
      return new Map([...taken].map(([key, line]) => [key, line.map(({ item }) => item)]))
    }
    try {
      // What has arrived already and is only to be read from its connection goes with this statement, and need not wait for it.
      await setImmediate()
      const resultsOf = await together(take)
      for (const [key, line] of taken ?? takeReady()) tell(key, line, resultsOf)
    } catch (error) {
      const failed = taken ?? takeReady()
      for (const [key, line] of failed) {
        if (failed.size > 1 && !isTransient(error)) void serveAlone(key, line)
        else fail(key, line, error)
      }
    }
  }

  /** The statement is done: whatever goes wrong now must not lead to its being done again. */
  function tell(key: string, line: Waiting<Item, Result>[], resultsOf: (key: string) => Result[] | undefined): void {
    try {
      const results = resultsOf(key)
      if (results) settle(key, line, results)
      else void serveAlone(key, line)
    } catch (error) {
      fail(key, line, error)
    }
  }

  async function serveAlone(key: string, line: Waiting<Item, Result>[]): Promise<void> {
    const items = line.map(({ item }) => item)
    try {
      settle(key, line, await alone(key, items))
    } catch (error) {
      fail(key, line, error)
    }
    serveNext()
  }

  function settle(key: string, line: Waiting<Item, Result>[], results: Result[]): void {
    if (results.length !== line.length) throw new Error('A group was done, but not each of it has a result.')
    release(key)
    line.forEach(({ resolve }, index) => {
      resolve(results[index] as Result)
    })
  }

  function fail(key: string, line: Waiting<Item, Result>[], error: unknown): void {
    release(key)
    for (const { reject } of line) reject(error)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const lines = busy.has(key) ? later : ready
      const line = lines.get(key)
      if (line) line.push({ item, resolve, reject })
      else lines.set(key, [{ item, resolve, reject }])
      serveNext()
    })
}
