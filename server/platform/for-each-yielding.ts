import { setImmediate as others } from 'node:timers/promises'

const TURN = 200

/** Yields to the event loop after every TURN items, so that other requests and responses proceed. */
export async function forEachYielding<Item>(items: readonly Item[], act: (item: Item) => void): Promise<void> {
  for (const [n, item] of items.entries()) {
    if (n > 0 && n % TURN === 0) await others()
    act(item)
  }
}
