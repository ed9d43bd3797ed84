/** Numbers of transactions: the first, and the one after the last. */
export type Range = { from: bigint; to: bigint }

/** What was known of transactions when an endpoint was made: which were running, and the number that the next one would get. */
export type Snapshot = { running: bigint[]; next: bigint }

/** The transactions that run now. */
export type Running = {
  /** By their virtual ids; `numbered` are those that have a number. */
  ids: Set<string>
  numbered: Set<string>
  /** Who had no number gets this one or a higher one. */
  next: bigint
  /** Who had a number has a lower one. */
  after: bigint
}

/**
 * Waits for the transactions that ran when an endpoint was first seen. Only they may have raised events, or told others of events, without
 * seeing it. What they told of was raised before the endpoint was seen; what they raise has their own number.
 */
export type TransactionWatch = {
  /** What may have been raised before it was seen. */
  base: Range[]
  /** Those that are not over, with the numbers that one got later may have; null while it has none. */
  running: Map<string, Range[] | null>
  /** The next number when they were last looked at. */
  next: bigint
}

export function watchTransactions(made: Snapshot, now: Running): TransactionWatch {
  const base = [
    ...made.running.map((number) => ({ from: number, to: number + 1n })),
    { from: made.next, to: now.after },
  ]
  const running = new Map([...now.ids].map((id) => [id, now.numbered.has(id) ? [] : null]))
  return { base: mergeRanges(base), running, next: now.next }
}

/** Where to look for events because some of the transactions are over; nowhere until one is. */
export function lookAgain(watch: TransactionWatch, now: Running): Range[] {
  const sinceLastLook = { from: watch.next, to: now.after }
  const over: Range[][] = []
  for (const [id, ranges] of watch.running) {
    if (!now.ids.has(id)) {
      over.push(ranges ?? [sinceLastLook])
      watch.running.delete(id)
    } else if (ranges === null && now.numbered.has(id)) watch.running.set(id, [sinceLastLook])
  }
  watch.next = now.next
  return over.length === 0 ? [] : mergeRanges([...watch.base, ...over.flat()])
}

/** The same numbers in as few ranges as possible, in order. */
export function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const { from, to } of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = to > last.to ? to : last.to
    else if (from < to) merged.push({ from, to })
  }
  return merged
}
