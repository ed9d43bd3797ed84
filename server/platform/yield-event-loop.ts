import { setImmediate } from 'node:timers/promises'

/** How long one request may keep the process to itself. */
const MAX_HELD_MS = 10

export type LoopYielder = () => Promise<void> | undefined

/**
 * For loops whose length a client decides: called in each round, it lets whatever else waits in the process run once this loop has
 * held it for some milliseconds. Rounds differ in cost, so it goes by the clock and not by their number.
 */
export function createLoopYielder(now: () => number = performance.now.bind(performance)): LoopYielder {
  let since = now()
  return () => {
    if (now() - since < MAX_HELD_MS) return undefined
    return setImmediate().then(() => {
      since = now()
    })
  }
}
