import { setImmediate } from 'node:timers/promises'

/** How long one request may block the event loop. */
const MAX_HELD_MS = 10

export type LoopYielder = () => Promise<void> | undefined

/** For loops whose length a client decides: call it in each round. By time, because rounds differ in cost. */
export function createLoopYielder(now: () => number = performance.now.bind(performance)): LoopYielder {
  let since = now()
  return () => {
    if (now() - since < MAX_HELD_MS) return undefined
    return setImmediate().then(() => {
      since = now()
    })
  }
}
