import { setImmediate as others } from 'node:timers/promises'

/** How many at a time. */
const TURN = 200

/** Does something with each of many items, and lets what waits in the process have its turn now and then: others, and what is being sent. */
export async function forEachYielding<Item>(items: readonly Item[], act: (item: Item) => void): Promise<void> {
  for (const [n, item] of items.entries()) {
    if (n > 0 && n % TURN === 0) await others()
    act(item)
  }
}
