import { type Evenness, measureEvenness } from './evenness.ts'
import { differenceOf } from './same-shape.ts'
import type { Settings } from './settings.ts'
import type { Latency, Side, Throughput } from './side.ts'
import { median } from './statistics.ts'

export type Measured = {
  /** Requests per second, the median of the rounds. */
  perSecond: number
  p50: number
  p99: number
  /** Of the server's own process, for one request. */
  processorMicroseconds: number
  rounds: { throughput: Throughput[]; latency: Latency[] }
}

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

export type Sides = { ours: Side; floor: Side }

/** Two requests of ours to compare with each other, and what has to be there first. */
export type EvenRequests = { what: [string, string]; bar: number; prepare(): Promise<void> }

export type CompareOptions = { settings: Settings; beforeRun: () => Promise<void>; even?: EvenRequests }

/** So many times over, on the same servers. */
export async function compare(sides: Sides, { settings, beforeRun, even }: CompareOptions): Promise<Comparison[]> {
  const { runs, connections, warmUpSeconds } = settings
  const difference = differenceOf(await sides.ours.probe(), await sides.floor.probe())
  if (difference) throw new Error(difference)
  const comparisons: Comparison[] = []
  for (let run = 0; run < runs; run += 1) {
    await beforeRun()
    await alternate(sides, 1, (side) => side.throughput(connections, warmUpSeconds))
    comparisons.push(await compareOnce(sides, settings))
  }
  await even?.prepare()
  for (const comparison of even ? comparisons : []) {
    comparison.evenness = await measureEvenness(sides.ours, even as EvenRequests, settings)
  }
  await sides.ours.checkEffects()
  await sides.floor.checkEffects()
  return comparisons
}

async function compareOnce(sides: Sides, { rounds, seconds, connections }: Settings): Promise<Comparison> {
  const throughput = await alternate(sides, rounds, (side) => side.throughput(connections, seconds))
  const perSecond = (of: Throughput[]) => median(of.map((round) => round.perSecond))
  const [ourRate, floorRate] = [perSecond(throughput.ours), perSecond(throughput.floor)]
  const latencyRate = Math.max(1, Math.round(floorRate * LATENCY_LOAD))
  const latency = await alternate(sides, rounds, (side) => side.latency(connections, seconds, latencyRate))
  const ours = summarize(throughput.ours, latency.ours)
  const floor = summarize(throughput.floor, latency.floor)
  return { ours, floor, ratio: ourRate / floorRate, latencyRate, p99Ratio: ours.p99 / floor.p99, evenness: null }
}

/** Ours and the floor in turn, and each time the other one first, so that neither always finds the machine fresh. */
async function alternate<T>(
  sides: Sides,
  rounds: number,
  work: (side: Side) => Promise<T>,
): Promise<{ ours: T[]; floor: T[] }> {
  const results = { ours: [] as T[], floor: [] as T[] }
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const)
    for (const name of order) results[name].push(await work(sides[name]))
  }
  return results
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
