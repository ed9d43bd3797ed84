import type { PreparedRequest } from '../freeze/send.ts'
import type { InputDimension, OpenedDimension } from './dimension.ts'
import {
  type CostGrowth,
  findCostGrowth,
  growsFasterThanSize,
  halveSize,
  listDoublingSizes,
  MAX_CPU_MS,
  MAX_REQUEST_PEAK_BYTES,
} from './judge.ts'
import type { RequestCost, RestartableServer } from './restartable-server.ts'

/** What one size came to: the smallest of all times that it was tried. */
export type GrowthMeasurement = RequestCost & { size: number; bytes: number }

/** How a dimension went. */
export type GrowthResult = {
  way: string
  what: string
  /** Smallest size first. */
  points: GrowthMeasurement[]
  growth: CostGrowth | null
  /** Of the most expensive size; null if it was not asked for, or is cheap. */
  peakBytes: number | null
  /** Why it could not be measured. */
  failure: string | null
}

export type GrowthMeasureOptions = {
  /** CPU time below which an input is cheap however it grows. */
  floorMs: number
  /** A turn of this length is looked at more closely. */
  turnMs: number
  memory: boolean
}

/** The largest size is approached from this many doublings below, in a few long steps as long as it costs little. */
const FIRST_STEP = 6
const LONG_STEP = 3

const REPETITIONS = 3
const CONFIRMATIONS = 2
/** What costs as much is not measured again: it differs by less than it matters. */
const PLAIN_MS = 500

/** Doubles the size up to the largest, as long as the server bears it. */
export async function measureDimensionGrowth(
  subject: RestartableServer,
  dimension: InputDimension,
  options: GrowthMeasureOptions,
): Promise<GrowthResult> {
  const { way, what, most } = dimension
  const { floorMs, turnMs, memory } = options
  const run = createRun(subject, await dimension.open(subject.target))
  const growth = () => findCostGrowth(run.points(), floorMs)
  await run.approach(most)
  const isCheap = run.points().every((one) => one.processorMs < floorMs && one.longestTurnMs < turnMs)
  // Nor can much memory be filled in so little time.
  if (isCheap) return { way, what, points: run.points(), growth: null, peakBytes: null, failure: null }
  await run.measureBelowMostExpensive(1)
  // What looks like growth or a long turn may have been somebody else's work.
  const looksWrong = () => growsFasterThanSize(growth()) || run.points().some((one) => one.longestTurnMs >= turnMs)
  for (let n = 0; n < CONFIRMATIONS && looksWrong(); n += 1) await run.measureBelowMostExpensive(REPETITIONS)
  const peakBytes = memory ? await run.measureMemory() : null
  return { way, what, points: run.points(), growth: growth(), peakBytes, failure: null }
}

export const findMostExpensiveSize = (points: GrowthMeasurement[]): GrowthMeasurement | undefined =>
  points.toSorted((one, other) => other.processorMs - one.processorMs)[0]

function createRun(subject: RestartableServer, { make, settle }: OpenedDimension) {
  const found = new Map<number, GrowthMeasurement>()
  const points = () => [...found.values()].sort((one, other) => one.size - other.size)

  const attempt = async (size: number, memory = false): Promise<RequestCost> => {
    const sending = await make(size)
    const tried = await subject.try({ sending, settle, memory })
    const known = found.get(size) ?? tried
    found.set(size, {
      ...known,
      size,
      bytes: sizeOf(sending),
      processorMs: Math.min(known.processorMs, tried.processorMs),
      longestTurnMs: Math.min(known.longestTurnMs, tried.longestTurnMs),
    })
    return tried
  }
  /** False where it is not to be made larger. */
  const measure = async (size: number, times = 1): Promise<boolean> => {
    for (let n = 0; n < times; n += 1) {
      const cost = found.get(size)?.processorMs ?? 0
      if (cost < PLAIN_MS) await attempt(size)
    }
    return (found.get(size)?.processorMs ?? 0) < MAX_CPU_MS
  }
  return {
    points,
    approach: async (most: number) => {
      for (let below = FIRST_STEP; ; ) {
        const size = halveSize(most, below)
        if (!(await measure(size)) || below === 0) return
        const isNear = (found.get(size)?.processorMs ?? 0) * 4 ** LONG_STEP >= MAX_CPU_MS
        below = Math.max(0, below - (isNear ? 1 : LONG_STEP))
      }
    },
    measureBelowMostExpensive: async (times: number) => {
      const most = findMostExpensiveSize(points())?.size ?? 1
      for (const size of listDoublingSizes(most)) await measure(size, times)
    },
    measureMemory: async (): Promise<number | null> => {
      const most = findMostExpensiveSize(points())
      if (most === undefined || most.failure) return null
      let least: number | null = null
      // What is garbage already is taken away when the engine likes; what is needed is needed every time.
      for (let n = 0; n <= CONFIRMATIONS && (least ?? Number.POSITIVE_INFINITY) > MAX_REQUEST_PEAK_BYTES; n += 1) {
        const { peakBytes } = await attempt(most.size, true)
        if (peakBytes === null) return null
        least = Math.min(peakBytes, least ?? peakBytes)
      }
      return least
    },
  }
}

const sizeOf = ({ path, headers, body = '' }: PreparedRequest) =>
  Buffer.byteLength(body) + Buffer.byteLength(path) + JSON.stringify(headers ?? {}).length
