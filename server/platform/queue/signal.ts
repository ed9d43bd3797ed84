/** Something may have changed: whoever waits for that looks again. A ring that nobody waits for is not lost. */
export type Signal = { ring(): void; heard(): Promise<void> }

export function createSignal(): Signal {
  let rung = false
  let tell: (() => void) | null = null
  return {
    ring: () => {
      rung = true
      tell?.()
    },
    heard: async () => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          tell = resolve
        })
      }
      tell = null
      rung = false
    },
  }
}
