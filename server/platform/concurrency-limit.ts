export type KeyedLimiter = {
  /** Undefined if the request may run now; otherwise a promise for its turn. */
  take(organizationId: string): Promise<void> | undefined
  isFull(organizationId: string): boolean
  countWaiting(organizationId: string): number
  leave(organizationId: string): void
}

/** Limits the concurrent requests per organization, so that none takes all database connections. */
export function buildKeyedLimiter(mostAtOnce: number): KeyedLimiter {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()
  return {
    take(organizationId) {
      const line = lines.get(organizationId)
      if (!line) lines.set(organizationId, { running: 1, waiting: [] })
      else if (line.running < mostAtOnce) line.running += 1
      else return new Promise((resolve) => line.waiting.push(resolve))
      return undefined
    },
    isFull: (organizationId) => (lines.get(organizationId)?.running ?? 0) >= mostAtOnce,
    countWaiting: (organizationId) => lines.get(organizationId)?.waiting.length ?? 0,
    leave(organizationId) {
      const line = lines.get(organizationId)
      // The next request takes the place that is released.
      const next = line?.waiting.shift()
      if (next) next()
      else if (line && line.running > 1) line.running -= 1
      else lines.delete(organizationId)
    },
  }
}

export async function runLimited<T>(limiter: KeyedLimiter, id: string, work: () => Promise<T>): Promise<T> {
  const waiting = limiter.take(id)
  if (waiting) await waiting
  try {
    return await work()
  } finally {
    limiter.leave(id)
  }
}

export const computeConcurrencyPerOrganization = (poolSize: number): number => Math.max(1, Math.floor(poolSize * 0.75))
