import type { BenchResult } from './run-bench.ts'
import type { BenchSettings } from './settings.ts'

const COLUMNS: [title: string, cell: (result: BenchResult) => string][] = [
  ['name', ({ name }) => name],
  ['ours', ({ ours }) => ours.perSecond.toFixed(0)],
  ['floor', ({ floor }) => floor.perSecond.toFixed(0)],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
  ['p50', ({ ours }) => ours.p50.toFixed(2)],
  ['p99', ({ ours }) => ours.p99.toFixed(2)],
  ['floor p50', ({ floor }) => floor.p50.toFixed(2)],
  ['floor p99', ({ floor }) => floor.p99.toFixed(2)],
  ['cpu µs', ({ ours }) => ours.processorMicroseconds.toFixed(0)],
  ['floor cpu', ({ floor }) => floor.processorMicroseconds.toFixed(0)],
]
const NAME_WIDTH = 12
const WIDTH = 9

export const RESULT_TABLE_HEADER = row(COLUMNS.map(([title]) => title))

export const formatResultRow = (result: BenchResult): string => row(COLUMNS.map(([, cell]) => cell(result)))

export function describeBenchSettings({ rounds, seconds, connections }: BenchSettings): string {
  return `${rounds} rounds of ${seconds} s for each side in turn, ${connections} connections; requests per second, latencies in ms, processor time of the server's process per request`
}

/** Figures that do not fit into the table. */
export function describeResultDetails({ name, ours, floor, latencyRate, evenness }: BenchResult): string {
  const even = evenness?.what.map((what, n) => `; ${what} ${evenness.perSecond[n]?.toFixed(0)} a second`).join('') ?? ''
  const load = `${name}: latencies at ${latencyRate} requests per second${even}`
  if (Number.isNaN(ours.processorMicroseconds)) return load
  const [our, their] = [ours, floor].map((side) => side.processorMicroseconds.toFixed(0))
  return `${load}; processor time of the server's process per request: ours ${our} µs, floor ${their} µs`
}

export function keepWorstFigures(results: BenchResult[]): BenchResult[] {
  const runs = Map.groupBy(results, ({ name }) => name).values()
  return [...runs].map((of) => {
    const least = (rank: (result: BenchResult) => number) =>
      of.reduce((one, other) => (rank(other) < rank(one) ? other : one))
    return {
      ...(of[0] as BenchResult),
      ratio: least(({ ratio }) => ratio).ratio,
      ours: least(({ ours }) => ours.perSecond).ours,
      p99Ratio: least(({ p99Ratio }) => -p99Ratio).p99Ratio,
      evenness: least(({ evenness }) => evenness?.ratio ?? 0).evenness,
    }
  })
}

export function describeThresholds(result: BenchResult): string[] {
  return barsOf(result).map(({ sentence, met }) => `${result.name}: ${sentence} ${met ? 'meets' : 'misses'} it`)
}

export function missesAnyThreshold(result: BenchResult): boolean {
  return barsOf(result).some(({ met }) => !met)
}

function barsOf(result: BenchResult): { sentence: string; met: boolean }[] {
  const { ratio, bar, ours, leastPerMinute, p99Bar, p99Ratio, evenness } = result
  const bars: { sentence: string; met: boolean }[] = []
  const add = (sentence: string, met: boolean) => bars.push({ sentence, met })
  if (bar !== null) add(`the bar is a ratio of ${bar}, and ${ratio.toFixed(3)}`, ratio >= bar)
  if (leastPerMinute !== null) {
    const perMinute = Math.floor(ours.perSecond * 60)
    add(`the bar is ${leastPerMinute} a minute, and ${perMinute}`, perMinute >= leastPerMinute)
  }
  if (p99Bar !== null)
    add(`the bar of its p99 beside the floor's is a ratio of ${p99Bar}, and ${p99Ratio.toFixed(2)}`, p99Ratio <= p99Bar)
  if (evenness) {
    const [first, second] = evenness.what
    const of = `${second} beside ${first}`
    add(
      `the bar of ${of} is a ratio of ${evenness.bar}, and ${evenness.ratio.toFixed(3)}`,
      evenness.ratio >= evenness.bar,
    )
  }
  return bars
}

function row(cells: string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(NAME_WIDTH) : cell.padStart(WIDTH))).join(' | ')
}
