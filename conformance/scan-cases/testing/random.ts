/** A seeded pseudo-random generator. */
export type RandomSource = {
  /** From 0 to `count` - 1. */
  below(count: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** A non-empty subset, in order. */
  some<Item>(items: readonly Item[]): Item[]
}

export function buildRandomSource(seed: number): RandomSource {
  let state = seed >>> 0
  // Mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  return {
    below,
    pick,
    chance: (probability) => next() < probability,
    some: (items) => {
      const chosen = items.filter(() => next() < 0.5)
      return chosen.length > 0 ? chosen : [pick(items)]
    },
  }
}
