/** Something may have changed. A ring while nobody waits is remembered. */
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
