import { setImmediate } from 'node:timers/promises'
import { isLockTimeout, isTransientError, isWriteConflict } from './transient-errors.ts'

/**
 * Batching, for work that waits for the lock of one row anyway: the counter of an API key, the places of an event, the
 * admissions of a person; and for one lookup that waits for none, the session of a member, with which every page of the
 * console begins. Each item is submitted with a key. While a batch of a key runs, new items of that key wait;
 * the next batch takes them all in one transaction, so many items share one lock and one commit. Keys never wait for
 * each other. On an idle server only items of the same turn of the event loop are batched.
 *
 * What can go wrong:
 * - The database is down or too slow, or a lock is held too long (`isTransientError`): the whole batch fails with that
 *   error, because retrying each item would only add load. Callers respond 503 and clients retry. With `splitsAtLock` a
 *   held lock is like any other error.
 * - Any other error, such as one bad item or a deadlock: the transaction was rolled back, so each item runs alone and
 *   only the faulty one fails.
 * - An item could not be part of the batch (another process locked its row, its idempotency key is known): `runBatch`
 *   returns undefined for it, and it runs alone.
 * - A batch hangs with its connection: after a second the waiting items run in a second batch beside it. Only one,
 *   because all may be waiting for the same lock.
 * Items that run alone do not delay the next batch. `runBatch` must not fail after its commit: items would run twice.
 */
export type KeyedBatcherOptions<Item, Result> = {
  /** Returns one result per item, in order: a promise if that item may fail, undefined to run it alone. */
  runBatch(items: Item[]): Promise<(Result | Promise<Result> | undefined)[]>
  /** Default: a batch of one. */
  runAlone?(item: Item): Promise<Result>
  /** Whether each item runs alone after a lock was held too long, because most need another lock and wait only shortly. */
  splitsAtLock?: true
  weigh?(item: Item): number
  /** Limits a batch, unless a single item weighs more, so that the first items do not wait for all the others. */
  maxWeight?: number
  /** How many batches of one key run at the same time; default 1. */
  concurrency?: number
}

/** A batch normally takes milliseconds. */
const HUNG_MS = 1_000

type Waiting<Item, Result> = {
  item: Item
  resolve(result: Result | Promise<Result>): void
  reject(error: unknown): void
}
type Line<Item, Result> = { waiting: Waiting<Item, Result>[]; running: number }

export function buildKeyedBatcher<Item, Result>({
  runBatch,
  runAlone = async (item) => (await runBatch([item]))[0] as Result,
  splitsAtLock,
  weigh = () => 0,
  maxWeight = 0,
  concurrency = 1,
}: KeyedBatcherOptions<Item, Result>): (key: string, item: Item) => Promise<Result> {
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
      const isSplit = isWriteConflict(error) || (splitsAtLock && isLockTimeout(error))
      const isAway = isTransientError(error) && !isSplit
      return batch.map(() => (isAway ? Promise.reject(error) : undefined))
    })
    for (const [place, { item, resolve, reject }] of batch.entries()) {
      // The batch is committed, so an item without a result must not run again.
      if (results.length !== batch.length) reject(new Error('A batch was run, but not each of its items has a result.'))
      else resolve(results[place] ?? runAlone(item))
    }
  }

  const serve = async (key: string, line: Line<Item, Result>): Promise<void> => {
    line.running += 1
    // Lets requests that have arrived, but are not yet read from their sockets, join this batch.
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
