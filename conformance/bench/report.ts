import type { EntryResult } from './run-entry.ts'
import type { Settings } from './settings.ts'

const COLUMNS = [
  'name',
  'ours',
  'floor',
  'ratio',
  'p50',
  'p99',
  'floor p50',
  'floor p99',
  'cpu µs',
  'floor cpu',
] as const
const NAME_WIDTH = 12
const WIDTH = 9

export const HEADER = row([...COLUMNS])

export function describeSettings({ rounds, seconds, connections }: Settings): string {
  return `${rounds} rounds of ${seconds} s for each side in turn, ${connections} connections; requests per second, latencies in ms at half the floor's rate, processor time of the server's process per request`
}

export function describeResult({ name, ours, floor, ratio }: EntryResult): string {
  const latencies = [ours.p50, ours.p99, floor.p50, floor.p99].map((value) => value.toFixed(2))
  const processor = [ours, floor].map(({ processorMicroseconds }) => processorMicroseconds.toFixed(0))
  return row([
    name,
    ours.perSecond.toFixed(0),
    floor.perSecond.toFixed(0),
    ratio.toFixed(2),
    ...latencies,
    ...processor,
  ])
}

/** What does not fit the table. */
export function describeDetails({ name, ours, floor, latencyRate, evenness }: EntryResult): string {
  const even = evenness?.what.map((what, n) => `; ${what} ${evenness.perSecond[n]?.toFixed(0)} a second`).join('') ?? ''
  const load = `${name}: latencies at ${latencyRate} requests per second${even}`
  if (Number.isNaN(ours.processorMicroseconds)) return load
  const [our, their] = [ours, floor].map((side) => side.processorMicroseconds.toFixed(0))
  return `${load}; processor time of the server's process per request: ours ${our} µs, floor ${their} µs`
}

/** Of several runs of an entry what was worst in each way. */
export function worstOfEach(results: EntryResult[]): EntryResult[] {
  const runs = Map.groupBy(results, ({ name }) => name).values()
  return [...runs].map((of) => {
    const [first] = of as [EntryResult]
    const least = <Value>(value: (result: EntryResult) => Value, rank: (value: Value) => number) =>
      of.map(value).reduce((one, other) => (rank(other) < rank(one) ? other : one))
    return {
      ...first,
      ratio: Math.min(...of.map(({ ratio }) => ratio)),
      ours: least(
        ({ ours }) => ours,
        ({ perSecond }) => perSecond,
      ),
      p99Ratio: Math.max(...of.map(({ p99Ratio }) => p99Ratio)),
      evenness: least(
        ({ evenness }) => evenness,
        (evenness) => evenness?.ratio ?? 0,
      ),
    }
  })
}

/** Each thing that the entry has to reach, in a sentence. */
export function describeBars(result: EntryResult): string[] {
  return barsOf(result).map(({ sentence, met }) => `${result.name}: ${sentence} ${met ? 'meets' : 'misses'} it`)
}

export function missesBar(result: EntryResult): boolean {
  return barsOf(result).some(({ met }) => !met)
}

function barsOf({
  ratio,
  bar,
  ours,
  leastPerMinute,
  p99Bar,
  p99Ratio,
  evenness,
}: EntryResult): { sentence: string; met: boolean }[] {
  const bars: { sentence: string; met: boolean }[] = []
  if (bar !== null) {
    bars.push({ sentence: `the bar is a ratio of ${bar}, and ${ratio.toFixed(3)}`, met: ratio >= bar })
  }
  if (leastPerMinute !== null) {
    const perMinute = Math.floor(ours.perSecond * 60)
    bars.push({ sentence: `the bar is ${leastPerMinute} a minute, and ${perMinute}`, met: perMinute >= leastPerMinute })
  }
  if (p99Bar !== null) {
    const sentence = `the bar of its p99 beside the floor's is a ratio of ${p99Bar}, and ${p99Ratio.toFixed(2)}`
    bars.push({ sentence, met: p99Ratio <= p99Bar })
  }
  if (evenness) {
    const [first, second] = evenness.what
    const sentence = `the bar of ${second} beside ${first} is a ratio of ${evenness.bar}, and ${evenness.ratio.toFixed(3)}`
    bars.push({ sentence, met: evenness.ratio >= evenness.bar })
  }
  return bars
}

function row(cells: string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(NAME_WIDTH) : cell.padStart(WIDTH))).join(' | ')
}
