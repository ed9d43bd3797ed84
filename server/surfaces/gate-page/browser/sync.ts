import type { GateCounts, Scanner } from '#sdk/scanner'

const TICK_MS = 5_000
const REFRESH_MS = 30_000

export type SyncOptions = {
  scanner: Scanner
  onCounts: (counts: GateCounts) => void
  /** Called with each failure to read the roster, and with null when it was read. */
  onRefreshed: (error: Error | null) => void
}

/** Keeps the roster young, sends what waits, and counts while somebody looks. */
export function startRosterSync({ scanner, onCounts, onRefreshed }: SyncOptions): () => void {
  let refreshedAt = Number.NEGATIVE_INFINITY
  let isRunning = false
  let isDueAgain = false

  const refresh = async () => {
    refreshedAt = performance.now()
    await scanner.refresh().then(
      () => onRefreshed(null),
      (error) => onRefreshed(error),
    )
  }
  const run = async (isDue: boolean) => {
    if (scanner.revoked) return
    if (isDue || !scanner.connected || performance.now() - refreshedAt >= REFRESH_MS) await refresh()
    if (!scanner.connected || scanner.outdated || scanner.revoked) return
    // What fails is tried again with the next tick.
    if (scanner.pending > 0) await scanner.upload().catch(() => undefined)
    if (document.visibilityState === 'visible') await scanner.counts().then(onCounts, () => undefined)
  }
  const sync = async (isDue: boolean): Promise<void> => {
    isDueAgain ||= isDue
    if (isRunning) return
    isRunning = true
    do {
      const isDueNow = isDueAgain
      isDueAgain = false
      await run(isDueNow)
    } while (isDueAgain)
    isRunning = false
  }

  const now = () => {
    if (document.visibilityState === 'visible') void sync(true)
  }
  const timer = setInterval(() => void sync(false), TICK_MS)
  addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  void sync(true)
  return () => {
    clearInterval(timer)
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
  }
}
