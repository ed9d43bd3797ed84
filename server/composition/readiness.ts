import type { Database } from '../platform/database/connect.ts'
import { findWriteObstacle, type WriteObstacle } from '../platform/database/find-write-obstacle.ts'

/** Why the server cannot serve, or null. */
export type FindNotReadyReason = () => Promise<{ reason: string; error?: unknown } | null>

export function buildReadiness(database: Database, leaving: AbortSignal, isLoaded: () => boolean): FindNotReadyReason {
  const find = cacheForASecond(() => findWriteObstacle(database))
  return async () => {
    if (leaving.aborted) return { reason: 'the server is stopping' }
    return isLoaded() ? find() : { reason: 'the server is still starting' }
  }
}

const SECOND = 1_000

/** Load balancers and monitors probe often, and each probe would be a write: those of a second share one. */
export function cacheForASecond(
  find: () => Promise<WriteObstacle | null>,
  now: () => number = () => performance.now(),
): () => Promise<WriteObstacle | null> {
  let found: Promise<WriteObstacle | null> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (found && now() < askedAt + SECOND) return found
    askedAt = now()
    found = find()
    return found
  }
}
