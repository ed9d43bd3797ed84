import type { EntryResult } from './run-entry.ts'
import type { Settings } from './settings.ts'

const COLUMNS = ['name', 'ours', 'floor', 'ratio', 'p50', 'p99', 'floor p50', 'floor p99'] as const
const NAME_WIDTH = 12
const WIDTH = 9

export const HEADER = row([...COLUMNS])

export function describeSettings({ rounds, seconds, connections }: Settings): string {
  return `${rounds} rounds of ${seconds} s for each side in turn, ${connections} connections; requests per second, latencies in ms`
}

export function describeResult({ name, ours, floor, ratio }: EntryResult): string {
  const latencies = [ours.p50, ours.p99, floor.p50, floor.p99].map((value) => value.toFixed(2))
  return row([name, ours.perSecond.toFixed(0), floor.perSecond.toFixed(0), ratio.toFixed(2), ...latencies])
}

/** What does not fit the table. */
export function describeDetails({ name, ours, floor, latencyRate }: EntryResult): string {
  const load = `${name}: latencies at ${latencyRate} requests per second`
  if (Number.isNaN(ours.processorMicroseconds)) return load
  const [our, their] = [ours, floor].map((side) => side.processorMicroseconds.toFixed(0))
  return `${load}; processor time of the server's process per request: ours ${our} µs, floor ${their} µs`
}

export function describeBar({ name, ratio, bar }: EntryResult): string | null {
  if (bar === null) return null
  return `${name}: the bar is a ratio of ${bar}, and ${ratio.toFixed(3)} ${ratio >= bar ? 'meets' : 'misses'} it`
}

export function missesBar({ ratio, bar }: EntryResult): boolean {
  return bar !== null && ratio < bar
}

function row(cells: string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(NAME_WIDTH) : cell.padStart(WIDTH))).join(' | ')
}
