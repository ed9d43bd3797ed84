/** What one size of an input cost: CPU time of the server for the whole request. */
export type CpuCostOfSize = { size: number; processorMs: number }

/** Where the cost grows fastest, by which power of the size. */
export type CostGrowth = CpuCostOfSize & { exponent: number }

/** Up to where doubling stops. */
export const MAX_CPU_MS = 2_000
/** Of one request at once. */
export const MAX_REQUEST_PEAK_BYTES = 64 * 1024 * 1024

/** How often the size has to double below the point that is judged. */
export const REQUIRED_SIZE_DOUBLINGS = 3
/** Between linear, which is 1, and quadratic, which is 2. */
const MAX_EXPONENT = 1.5
/** The last doubling may be a little less steep, and those before it: what surrounds the input costs something, too. */
const MIN_STEEPNESS = 1.2
/** A single doubling that is as steep needs none before it: what tries every combination costs nothing, and then all. */
const SUDDEN = 8
/** Costs that differ by less are the same. */
const NOISE_MS = 1

/** Null where everything costs too little to say. */
export function findCostGrowth(costs: CpuCostOfSize[], floorMs: number): CostGrowth | null {
  const bySize = new Map(costs.map(({ size, processorMs }) => [size, processorMs]))
  const [least] = costs.toSorted((one, other) => one.size - other.size)
  const grown = costs.flatMap(({ size, processorMs }): CostGrowth[] => {
    const below = Array.from({ length: REQUIRED_SIZE_DOUBLINGS }, (_, n) => bySize.get(halveSize(size, n + 1)))
    if (processorMs < floorMs || least === undefined || below.includes(undefined)) return []
    const extra = (cost = 0) => Math.max(NOISE_MS, cost - least.processorMs)
    return [{ size, processorMs, exponent: exponentOf([processorMs, ...below].map(extra)) }]
  })
  return grown.toSorted((one, other) => other.exponent - one.exponent)[0] ?? null
}

/** From the costs of a size, of its half, and so on. Something that is done once from some size on is no growth. */
function exponentOf(costs: number[]): number {
  const [whole = 0, half = 0] = costs
  const power = (from: number, to: number, doublings: number) => Math.log2(to / from) / doublings
  const last = power(half, whole, 1)
  const before = power(costs[REQUIRED_SIZE_DOUBLINGS] ?? half, half, REQUIRED_SIZE_DOUBLINGS - 1)
  const longer = costs.slice(2).map((cost, n) => power(cost, whole, n + 2))
  const isSteep = last > SUDDEN || (last > MIN_STEEPNESS && before > MIN_STEEPNESS)
  return Math.min(...longer, ...(isSteep ? [] : [last, before]))
}

export const growsFasterThanSize = (growth: CostGrowth | null): growth is CostGrowth =>
  growth !== null && growth.exponent > MAX_EXPONENT

export const halveSize = (size: number, times: number): number => Math.max(1, Math.round(size / 2 ** times))

/** Far below those that are judged, so that what every request costs is known. */
const LEAST_SHARE = 8

/** The sizes that are judged where this is the largest, smallest first. */
export function listDoublingSizes(most: number): number[] {
  const doubled = Array.from({ length: REQUIRED_SIZE_DOUBLINGS + 1 }, (_, n) =>
    halveSize(most, REQUIRED_SIZE_DOUBLINGS - n),
  )
  return [...new Set([halveSize(most, REQUIRED_SIZE_DOUBLINGS + Math.log2(LEAST_SHARE)), ...doubled])]
}
