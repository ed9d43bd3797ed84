import { setImmediate as others, setImmediate } from 'node:timers/promises'

/** How long one request may block the event loop. */
const MAX_HELD_MS = 10

export type LoopYielder = () => Promise<void> | undefined

/** For loops whose length a client decides: call it in each round. By time, because rounds differ in cost. */
export function buildLoopYielder(now: () => number = performance.now.bind(performance)): LoopYielder {
  let since = now()
  return () => {
    if (now() - since < MAX_HELD_MS) return undefined
    return setImmediate().then(() => {
      since = now()
    })
  }
}

const TURN = 200

/** Yields to the event loop after every TURN items, so that other requests and responses proceed. */
export async function forEachYielding<Item>(items: readonly Item[], act: (item: Item) => void): Promise<void> {
  for (const [n, item] of items.entries()) {
    if (n > 0 && n % TURN === 0) await others()
    act(item)
  }
}
