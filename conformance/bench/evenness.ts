import type { Settings } from './settings.ts'
import type { Side } from './side.ts'
import { median } from './statistics.ts'

/** How two requests that should cost the same compare on our side. */
export type Evenness = { what: [string, string]; bar: number; perSecond: [number, number]; ratio: number }

type ComparedRequests = { what: [string, string]; bar: number }

/** In turn, and each time the other one first. */
export async function measureEvenness(
  side: Side,
  { what, bar }: ComparedRequests,
  { rounds, seconds, connections }: Settings,
): Promise<Evenness> {
  const rates: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      rates[which].push((await side.throughput(connections, seconds, which)).perSecond)
    }
  }
  const perSecond: [number, number] = [median(rates[0]), median(rates[1])]
  return { what, bar, perSecond, ratio: perSecond[1] / perSecond[0] }
}
