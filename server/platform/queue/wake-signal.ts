/** Something may have changed. A ring while nobody waits is remembered. */
export type WakeSignal = { ring(): void; heard(): Promise<void> }

export function buildWakeSignal(): WakeSignal {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring: () => {
      rung = true
      wake?.()
    },
    heard: async () => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      wake = null
      rung = false
    },
  }
}
