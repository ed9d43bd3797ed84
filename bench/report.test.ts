import { describe, expect, test } from 'vitest'
import { describeResultDetails, describeThresholds, keepWorstFigures, missesAnyThreshold } from './report.ts'
import type { BenchResult } from './run-bench.ts'

function result(changes: Partial<BenchResult>): BenchResult {
  const side = { perSecond: 100, p50: 1, p99: 2, processorMicroseconds: 3, rounds: { throughput: [], latency: [] } }
  return {
    name: 'some',
    ours: side,
    floor: side,
    ratio: 1,
    latencyRate: 50,
    p99Ratio: 1,
    bar: null,
    leastPerMinute: null,
    p99Bar: null,
    evenness: null,
    ...changes,
  }
}

const evenness = {
  what: ['the first', 'the last'] as [string, string],
  bar: 0.9,
  perSecond: [100, 85] as [number, number],
}

describe('what an entry has to reach', () => {
  test.each<[string, Partial<BenchResult>, boolean]>([
    ['nothing', {}, false],
    ['a ratio, just', { bar: 0.5, ratio: 0.5 }, false],
    ['a ratio, just not', { bar: 0.5, ratio: 0.499 }, true],
    ['a rate, just', { leastPerMinute: 6_000 }, false],
    ['a rate, just not', { leastPerMinute: 6_001 }, true],
    ['a p99, just', { p99Bar: 2, p99Ratio: 2 }, false],
    ['a p99, just not', { p99Bar: 2, p99Ratio: 2.01 }, true],
    ['evenness, just', { evenness: { ...evenness, ratio: 0.9 } }, false],
    ['evenness, just not', { evenness: { ...evenness, ratio: 0.899 } }, true],
    ['one of two', { bar: 0.5, leastPerMinute: 6_001 }, true],
  ])('%s', (_name, changes, misses) => {
    expect(missesAnyThreshold(result(changes))).toBe(misses)
  })

  test('is told, one sentence for each', () => {
    const reached = {
      bar: 0.5,
      ratio: 0.7,
      leastPerMinute: 7_000,
      p99Bar: 2,
      p99Ratio: 2.5,
      evenness: { ...evenness, ratio: 0.85 },
    }
    expect(describeThresholds(result(reached))).toEqual([
      'some: the bar is a ratio of 0.5, and 0.700 meets it',
      'some: the bar is 7000 a minute, and 6000 misses it',
      "some: the bar of its p99 beside the floor's is a ratio of 2, and 2.50 misses it",
      'some: the bar of the last beside the first is a ratio of 0.9, and 0.850 misses it',
    ])
    expect(describeResultDetails(result(reached))).toContain('; the first 100 a second; the last 85 a second')
  })
})

test('several runs are judged by the worst of each figure, whichever run that was', () => {
  const rate = (perSecond: number) => ({ ...result({}).ours, perSecond })
  const even = (ratio: number) => ({ ...evenness, ratio })
  const runs = [
    result({ ratio: 0.9, p99Ratio: 1.5, ours: rate(90), evenness: even(0.97) }),
    result({ ratio: 0.8, p99Ratio: 1.2, ours: rate(120), evenness: even(0.91) }),
    result({ ratio: 1.1, p99Ratio: 1.9, ours: rate(80), evenness: even(0.99) }),
    result({ name: 'other', ratio: 0.1 }),
  ]
  expect(keepWorstFigures(runs)).toMatchObject([
    { name: 'some', ratio: 0.8, p99Ratio: 1.9, ours: { perSecond: 80 }, evenness: { ratio: 0.91 } },
    { name: 'other', ratio: 0.1 },
  ])
})
