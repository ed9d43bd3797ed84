/** Runs work when it is its organization's turn. */
export type Turns = <T>(organizationId: string, work: () => Promise<T>) => Promise<T>

type Line = { running: number; waiting: (() => void)[] }

/**
 * Of one organization, so many requests at a time are worked on; the others wait in line. However many it sends at once, it
 * cannot hold all connections to the database, and the rest of the world is still served.
 */
export function buildTurns(mostAtOnce: number): Turns {
  const lines = new Map<string, Line>()
  return async (organizationId, work) => {
    const line = lines.get(organizationId) ?? { running: 0, waiting: [] }
    lines.set(organizationId, line)
    if (line.running < mostAtOnce) line.running += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Whoever is next takes over the place of who leaves.
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(organizationId)
    }
  }
}

/** Three quarters of the connections, and at least one. */
export function placesFor(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize * 0.75))
}
