type Line = { running: number; waiting: (() => void)[] }

export type KeyedLimiter = {
  /** Undefined when it is the organization's turn at once, and otherwise what to wait for. */
  take(organizationId: string): Promise<void> | undefined
  /** True where all that are allowed are at work. */
  isFull(organizationId: string): boolean
  leave(organizationId: string): void
}

/**
 * Of one organization, so many requests at a time are worked on; the others wait in line. However many it sends at once, it
 * cannot hold all connections to the database, and the rest of the world is still served.
 */
export function createKeyedLimiter(mostAtOnce: number): KeyedLimiter {
  const lines = new Map<string, Line>()
  return {
    take(organizationId) {
      const line = lines.get(organizationId)
      if (!line) lines.set(organizationId, { running: 1, waiting: [] })
      else if (line.running < mostAtOnce) line.running += 1
      else return new Promise((resolve) => line.waiting.push(resolve))
      return undefined
    },
    isFull: (organizationId) => (lines.get(organizationId)?.running ?? 0) >= mostAtOnce,
    leave(organizationId) {
      const line = lines.get(organizationId)
      // Whoever is next takes over the place of who leaves.
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

/** Three quarters of the connections, and at least one. */
export function connectionShare(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize * 0.75))
}
