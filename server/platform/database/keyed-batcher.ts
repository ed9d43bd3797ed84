import { setImmediate } from 'node:timers/promises'
import { isClash, isTransient } from './is-transient.ts'

/**
 * Batching, for work that queues for one row anyway: the counter of an API key, the places of an event, the admissions of a person.
 * Each item is submitted with a key. While a batch of a key runs, whatever is submitted for that key waits; the next batch takes all
 * of it in one transaction, so that many items pay for one lock and one commit. Keys never wait for each other. Nothing is batched
 * on an idle server but what arrives in the same turn of the event loop.
 *
 * What can go wrong:
 * - The database is away, or too slow (`isTransient`): the whole batch fails with that error, because trying each item would only
 *   add load. Callers answer 503 and clients try again.
 * - Anything else, such as one bad item or a deadlock: the transaction has been rolled back, so each item is run alone and only
 *   the one at fault fails.
 * - The batch ran, but an item could not be part of it (its row was locked by another process, its idempotency key is known):
 *   `runBatch` answers undefined in its place, and it is run alone.
 * - A batch does not come back, because its connection hangs: after a second whatever waits behind it runs in one beside it. No more
 *   than one, because what they all wait for may be a lock.
 * Items that run alone do not hold up the next batch. `runBatch` must not fail after its commit: the items would be done twice.
 */
export type BatcherOptions<Item, Result> = {
  /** Runs all of them, and answers for each in their order, by a promise where one may fail; undefined for one to be run alone. */
  runBatch(items: Item[]): Promise<(Result | Promise<Result> | undefined)[]>
  /** Runs one; as a batch of its own, unless told otherwise. */
  runAlone?(item: Item): Promise<Result>
  weigh?(item: Item): number
  /** What a batch weighs at most, unless one item alone weighs more: the first do not wait for everybody behind them. */
  maxWeight?: number
  /** How many batches of one key run at the same time; one unless told otherwise. */
  concurrency?: number
}

/** A batch takes milliseconds. */
const HUNG_MS = 1_000

type Waiting<Item, Result> = {
  item: Item
  resolve(result: Result | Promise<Result>): void
  reject(error: unknown): void
}
type Line<Item, Result> = { waiting: Waiting<Item, Result>[]; running: number }

export function createKeyedBatcher<Item, Result>({
  runBatch,
  runAlone = async (item) => (await runBatch([item]))[0] as Result,
  weigh = () => 0,
  maxWeight = 0,
  concurrency = 1,
}: BatcherOptions<Item, Result>): (key: string, item: Item) => Promise<Result> {
  const lines = new Map<string, Line<Item, Result>>()

  const takeBatch = (waiting: Waiting<Item, Result>[]) => {
    let weight = 0
    const end = waiting.findIndex(({ item }, place) => {
      weight += weigh(item)
      return place > 0 && weight > maxWeight
    })
    return waiting.splice(0, end === -1 ? waiting.length : end)
  }

  const run = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    const results = await runBatch(batch.map(({ item }) => item)).catch((error: unknown) => {
      const isAway = isTransient(error) && !isClash(error)
      return batch.map(() => (isAway ? Promise.reject(error) : undefined))
    })
    for (const [place, { item, resolve, reject }] of batch.entries()) {
      // It was committed, so whatever is missing now must not be done again.
      if (results.length !== batch.length) reject(new Error('A batch was run, but not each of its items has a result.'))
      else resolve(results[place] ?? runAlone(item))
    }
  }

  const serve = async (key: string, line: Line<Item, Result>): Promise<void> => {
    line.running += 1
    // What has arrived already and is only to be read from its connection joins this batch.
    await setImmediate()
    while (line.waiting.length > 0) {
      const overtake = () => {
        if (line.waiting.length > 0 && line.running <= concurrency) void serve(key, line)
      }
      const hung = setInterval(overtake, HUNG_MS)
      await run(takeBatch(line.waiting)).finally(() => clearInterval(hung))
    }
    line.running -= 1
    if (line.running === 0) lines.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiting: [], running: 0 }
      lines.set(key, line)
      line.waiting.push({ item, resolve, reject })
      if (line.running < concurrency) void serve(key, line)
    })
}
