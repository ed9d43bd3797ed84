/** Something may have changed. A ring while nobody waits is remembered. */
export type WakeSignal = { ring(): void; heard(): Promise<void> }

export function createWakeSignal(): WakeSignal {
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
