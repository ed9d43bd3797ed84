import { describe, expect, test } from 'vitest'
import {
  createTransactionWatch,
  mergeRanges,
  type RunningTransactions,
  updateTransactionWatch,
} from './transaction-watch.ts'

const MADE = { running: [90n, 95n], next: 100n }

const running = (ids: string[], numbered: string[], next: bigint, after = next): RunningTransactions => ({
  ids: new Set(ids),
  numbered: new Set(numbered),
  next,
  after,
})

describe('what an endpoint may have missed', () => {
  test('is what had not committed when it was made, up to when it was first seen', () => {
    const { base } = createTransactionWatch(MADE, running([], [], 103n, 104n))
    expect(base).toEqual([
      { from: 90n, to: 91n },
      { from: 95n, to: 96n },
      { from: 100n, to: 104n },
    ])
  })

  test('is looked for again when a transaction ends that ran when it was first seen, and not before', () => {
    const watch = createTransactionWatch(MADE, running(['1/1', '2/1'], ['1/1', '2/1'], 103n))
    expect(updateTransactionWatch(watch, running(['1/1', '2/1', '3/1'], ['1/1', '2/1'], 500n))).toEqual([])
    expect(updateTransactionWatch(watch, running(['2/1', '3/1'], ['2/1'], 600n))).toEqual(watch.base)
    expect(updateTransactionWatch(watch, running(['2/1'], ['2/1'], 700n))).toEqual([])
    expect(updateTransactionWatch(watch, running([], [], 800n))).toEqual(watch.base)
    expect(watch.running.size).toBe(0)
  })

  test('has the number that a transaction got later, by when it got one', () => {
    const watch = createTransactionWatch(MADE, running(['1/1'], [], 103n))
    updateTransactionWatch(watch, running(['1/1'], [], 5_000n))
    updateTransactionWatch(watch, running(['1/1'], ['1/1'], 6_000n, 6_001n))
    updateTransactionWatch(watch, running(['1/1'], ['1/1'], 9_000n))
    expect(updateTransactionWatch(watch, running([], [], 10_000n))).toEqual([
      ...watch.base,
      { from: 5_000n, to: 6_001n },
    ])
  })

  test('has a number since the last look where a transaction got one and ended meanwhile', () => {
    const watch = createTransactionWatch(MADE, running(['1/1'], [], 103n))
    updateTransactionWatch(watch, running(['1/1'], [], 5_000n))
    expect(updateTransactionWatch(watch, running([], [], 6_000n, 6_002n))).toEqual([
      ...watch.base,
      { from: 5_000n, to: 6_002n },
    ])
  })
})

test('ranges that meet become one, and empty ones vanish', () => {
  const ranges = [
    { from: 7n, to: 9n },
    { from: 1n, to: 3n },
    { from: 3n, to: 4n },
    { from: 8n, to: 12n },
    { from: 20n, to: 20n },
    { from: 7n, to: 9n },
  ]
  expect(mergeRanges(ranges)).toEqual([
    { from: 1n, to: 4n },
    { from: 7n, to: 12n },
  ])
})
