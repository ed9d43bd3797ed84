import type { Settings } from './settings.ts'
import type { Latency, Side, Throughput } from './side.ts'
import { median } from './statistics.ts'

type Measured = {
  /** Requests per second, the median of the rounds. */
  perSecond: number
  p50: number
  p99: number
  /** Of the server's own process, for one request. */
  processorMicroseconds: number
  rounds: { throughput: Throughput[]; latency: Latency[] }
}

/** How two requests that should cost the same compare on our side. */
type Evenness = { what: [string, string]; bar: number; perSecond: [number, number]; ratio: number }

export type Comparison = {
  ours: Measured
  floor: Measured
  ratio: number
  latencyRate: number
  /** Our 99th percentile beside the floor's. */
  p99Ratio: number
  evenness: Evenness | null
}

/** Latency is measured at half of what the floor can do, on both sides. */
const LATENCY_LOAD = 0.5

type Sides = { ours: Side; floor: Side }

type CompareOptions = {
  settings: Settings
  beforeRun: () => Promise<void>
  /** Two requests of ours to compare with each other. */
  even?: Pick<Evenness, 'what' | 'bar'>
  beforeEven: () => Promise<void>
}

/** So many times over, on the same servers. */
export async function compare(sides: Sides, options: CompareOptions): Promise<Comparison[]> {
  const { settings, beforeRun, even, beforeEven } = options
  const { runs, connections, warmUpSeconds } = settings
  const difference = differenceOf(await sides.ours.probe(), await sides.floor.probe())
  if (difference) throw new Error(difference)
  const comparisons: Comparison[] = []
  for (let run = 0; run < runs; run += 1) {
    await beforeRun()
    await alternate(sides, 1, (side) => side.throughput(connections, warmUpSeconds))
    comparisons.push(await compareOnce(sides, settings))
  }
  if (even) await beforeEven()
  for (const comparison of comparisons) {
    if (even) comparison.evenness = await measureEvenness(sides.ours, even, settings)
  }
  await sides.ours.checkEffects()
  await sides.floor.checkEffects()
  return comparisons
}

async function compareOnce(sides: Sides, { rounds, seconds, connections }: Settings): Promise<Comparison> {
  const throughput = await alternate(sides, rounds, (side) => side.throughput(connections, seconds))
  const floorRate = median(throughput.floor.map((round) => round.perSecond))
  const latencyRate = Math.max(1, Math.round(floorRate * LATENCY_LOAD))
  const latency = await alternate(sides, rounds, (side) => side.latency(connections, seconds, latencyRate))
  const ours = summarize(throughput.ours, latency.ours)
  const floor = summarize(throughput.floor, latency.floor)
  const [ratio, p99Ratio] = [ours.perSecond / floor.perSecond, ours.p99 / floor.p99]
  return { ours, floor, ratio, latencyRate, p99Ratio, evenness: null }
}

/** Each time the other one first, so that neither always finds the machine fresh. */
function orderOf<Name extends PropertyKey>(round: number, one: Name, other: Name): Name[] {
  return round % 2 === 0 ? [one, other] : [other, one]
}

async function alternate<T>(
  sides: Sides,
  rounds: number,
  work: (side: Side) => Promise<T>,
): Promise<{ ours: T[]; floor: T[] }> {
  const results = { ours: [] as T[], floor: [] as T[] }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of orderOf(round, 'ours', 'floor')) results[name].push(await work(sides[name]))
  }
  return results
}

/** In turn, on our side. */
async function measureEvenness(
  side: Side,
  { what, bar }: Pick<Evenness, 'what' | 'bar'>,
  { rounds, seconds, connections }: Settings,
): Promise<Evenness> {
  const rates: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const which of orderOf(round, 0, 1)) {
      rates[which].push((await side.throughput(connections, seconds, which)).perSecond)
    }
  }
  const perSecond: [number, number] = [median(rates[0]), median(rates[1])]
  return { what, bar, perSecond, ratio: perSecond[1] / perSecond[0] }
}

function summarize(throughput: Throughput[], latency: Latency[]): Measured {
  return {
    perSecond: median(throughput.map((round) => round.perSecond)),
    p50: median(latency.map((round) => round.p50)),
    p99: median(latency.map((round) => round.p99)),
    processorMicroseconds: median(throughput.map((round) => round.processorMicroseconds)),
    rounds: { throughput, latency },
  }
}

const TOLERATED_DIFFERENCE = 0.02

/** A floor that answers less than the server would make the comparison worthless. */
function differenceOf(ours: string, floor: string): string | null {
  const [ourShape, floorShape] = [ours, floor].map((text) => JSON.stringify(shapeOf(JSON.parse(text))))
  if (ourShape !== floorShape) return `the answers differ in shape:\n  ours  ${ourShape}\n  floor ${floorShape}`
  if (Math.abs(ours.length - floor.length) > ours.length * TOLERATED_DIFFERENCE) {
    return `the answers differ in size: ours ${ours.length}, floor ${floor.length} characters`
  }
  return null
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}
