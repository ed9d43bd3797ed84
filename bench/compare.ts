import { isDeepStrictEqual } from 'node:util'
import type { MeasuredLatency, MeasuredServer, MeasuredThroughput } from './measured-server.ts'
import type { BenchSettings } from './settings.ts'
import { median } from './statistics.ts'

type Measured = {
  /** Median of the rounds. */
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the server process per request. */
  processorMicroseconds: number
  rounds: { throughput: MeasuredThroughput[]; latency: MeasuredLatency[] }
}

/** Two kinds of request that should cost our server the same, and how they compare. */
type Evenness = { what: [string, string]; bar: number; perSecond: [number, number]; ratio: number }

export type BaselineComparison = {
  ours: Measured
  floor: Measured
  ratio: number
  latencyRate: number
  p99Ratio: number
  evenness: Evenness | null
}

type Sides = { ours: MeasuredServer; floor: MeasuredServer }

type CompareOptions = {
  settings: BenchSettings
  latencyLoad: number
  even?: Pick<Evenness, 'what' | 'bar'>
  beforeEven: () => Promise<void>
}

export async function compareWithBaseline(sides: Sides, options: CompareOptions): Promise<BaselineComparison> {
  const { settings, latencyLoad, even, beforeEven } = options
  const difference = differenceOf(await sides.ours.probe(), await sides.floor.probe())
  if (difference) throw new Error(difference)
  await alternate(SIDES, 1, (name) => sides[name].throughput(settings.connections, settings.warmUpSeconds))
  const comparison = await compareOnce(sides, settings, latencyLoad)
  if (even) {
    await beforeEven()
    comparison.evenness = await measureEvenness(sides.ours, even, settings)
  }
  await sides.ours.checkEffects()
  await sides.floor.checkEffects()
  return comparison
}

async function compareOnce(
  sides: Sides,
  { rounds, seconds, connections }: BenchSettings,
  latencyLoad: number,
): Promise<BaselineComparison> {
  const throughput = await alternate(SIDES, rounds, (name) => sides[name].throughput(connections, seconds))
  const floorRate = median(throughput.floor.map((round) => round.perSecond))
  const latencyRate = Math.max(1, Math.round(floorRate * latencyLoad))
  const latency = await alternate(SIDES, rounds, (name) => sides[name].latency(connections, seconds, latencyRate))
  const ours = summarize(throughput.ours, latency.ours)
  const floor = summarize(throughput.floor, latency.floor)
  const [ratio, p99Ratio] = [ours.perSecond / floor.perSecond, ours.p99 / floor.p99]
  return { ours, floor, ratio, latencyRate, p99Ratio, evenness: null }
}

const SIDES = ['ours', 'floor'] as const

/** Alternates which one goes first, so that neither always gets the fresh machine. */
async function alternate<Name extends PropertyKey, T>(
  [one, other]: readonly [Name, Name],
  rounds: number,
  work: (name: Name) => Promise<T>,
): Promise<Record<Name, T[]>> {
  const results = { [one]: [] as T[], [other]: [] as T[] } as Record<Name, T[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? [one, other] : [other, one]) results[name].push(await work(name))
  }
  return results
}

async function measureEvenness(
  side: MeasuredServer,
  { what, bar }: Pick<Evenness, 'what' | 'bar'>,
  { rounds, seconds, connections }: BenchSettings,
): Promise<Evenness> {
  const measured = await alternate([0, 1] as const, rounds, (which) => side.throughput(connections, seconds, which))
  const rateOf = (which: 0 | 1) => median(measured[which].map((round) => round.perSecond))
  const perSecond: [number, number] = [rateOf(0), rateOf(1)]
  return { what, bar, perSecond, ratio: perSecond[1] / perSecond[0] }
}

function summarize(throughput: MeasuredThroughput[], latency: MeasuredLatency[]): Measured {
  return {
    perSecond: median(throughput.map((round) => round.perSecond)),
    p50: median(latency.map((round) => round.p50)),
    p99: median(latency.map((round) => round.p99)),
    processorMicroseconds: median(throughput.map((round) => round.processorMicroseconds)),
    rounds: { throughput, latency },
  }
}

const TOLERATED_DIFFERENCE = 0.02

/** If the floor answered less than the server, the comparison would be worthless. */
function differenceOf(ours: string, floor: string): string | null {
  const [ourShape, floorShape] = [ours, floor].map((text) => shapeOf(JSON.parse(text)))
  if (!isDeepStrictEqual(ourShape, floorShape))
    return `the answers differ in shape:\n  ours  ${JSON.stringify(ourShape)}\n  floor ${JSON.stringify(floorShape)}`
  if (Math.abs(ours.length - floor.length) > ours.length * TOLERATED_DIFFERENCE)
    return `the answers differ in size: ours ${ours.length}, floor ${floor.length} characters`
  return null
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}
