import type { Caller } from '../../access/callers/index.ts'
import type { GateCounts } from './gate-counts.ts'

const FRESH_MS = 1_000

/** Counting a large event takes this share of the time at most, in each process. */
const MAX_SHARE = 1 / 10

/** Views kept; what was counted for others is counted again. */
const MAX_VIEWS = 1_000

type Counted = { counts: Promise<GateCounts>; countedAt: number; freshMs: number }

/**
 * Every screen at a gate asks every few seconds: those that see the same share what was counted. A view is an event in
 * one mode, as far as one group sees it.
 */
export function createSharedCounts(elapsed: () => number = () => performance.now()) {
  const known = new Map<string, Counted>()
  return (caller: Caller, eventId: string, count: () => Promise<GateCounts>): Promise<GateCounts> => {
    const { organization, key, at } = caller
    const view = [organization.id, eventId, key.mode, key.group?.id ?? ''].join(' ')
    const last = known.get(view)
    if (last && at.getTime() - last.countedAt < last.freshMs) return last.counts
    const began = elapsed()
    const counted: Counted = { counts: count(), countedAt: at.getTime(), freshMs: Number.POSITIVE_INFINITY }
    known.delete(view)
    known.set(view, counted)
    const [oldest] = known.keys()
    if (known.size > MAX_VIEWS && oldest !== undefined) known.delete(oldest)
    counted.counts.then(
      () => {
        counted.freshMs = Math.max(FRESH_MS, (elapsed() - began) / MAX_SHARE)
      },
      () => known.get(view) === counted && known.delete(view),
    )
    return counted.counts
  }
}
