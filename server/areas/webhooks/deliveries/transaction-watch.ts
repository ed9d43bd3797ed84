/** Transaction numbers from `from` to before `to`. */
export type XidRange = { from: bigint; to: bigint }

/** State when an endpoint was created: the running transactions, and the number that the next one would get. */
export type TransactionSnapshot = { running: bigint[]; next: bigint }

export type RunningTransactions = {
  /** Virtual ids; `numbered` are those that have a transaction number. */
  ids: Set<string>
  numbered: Set<string>
  /** A transaction without a number will get this one or a higher one. */
  next: bigint
  /** A transaction with a number has a lower one. */
  after: bigint
}

/**
 * Follows the transactions that ran when an endpoint was first seen: only they may raise or fan out events without
 * seeing it. Events that they fan out were raised before; events that they raise carry their own number.
 */
export type TransactionWatch = {
  /** Events that may have been raised before the endpoint was seen. */
  base: XidRange[]
  /** Transactions that have not ended, with the numbers that one assigned later may have; null while it has none. */
  running: Map<string, XidRange[] | null>
  /** The next number at the last look. */
  next: bigint
}

export function createTransactionWatch(made: TransactionSnapshot, now: RunningTransactions): TransactionWatch {
  const base = [
    ...made.running.map((number) => ({ from: number, to: number + 1n })),
    { from: made.next, to: now.after },
  ]
  const running = new Map([...now.ids].map((id) => [id, now.numbered.has(id) ? [] : null]))
  return { base: mergeRanges(base), running, next: now.next }
}

/** Ranges to read because a transaction has ended; empty until one has. */
export function updateTransactionWatch(watch: TransactionWatch, now: RunningTransactions): XidRange[] {
  const sinceLastLook = { from: watch.next, to: now.after }
  const over: XidRange[][] = []
  for (const [id, ranges] of watch.running) {
    if (!now.ids.has(id)) {
      over.push(ranges ?? [sinceLastLook])
      watch.running.delete(id)
    } else if (ranges === null && now.numbered.has(id)) watch.running.set(id, [sinceLastLook])
  }
  watch.next = now.next
  return over.length === 0 ? [] : mergeRanges([...watch.base, ...over.flat()])
}

export function mergeRanges(ranges: XidRange[]): XidRange[] {
  const merged: XidRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = to > last.to ? to : last.to
    else if (from < to) merged.push({ from, to })
  }
  return merged
}
