import type { Caller } from '../../access/callers/index.ts'

const FRESH_MS = 1_000

/** Counting a large event takes this share of the time at most, in each process. */
const MAX_SHARE = 1 / 10

/** Views kept; what was counted for others is counted again. */
const MAX_VIEWS = 1_000

type Counted<Counts> = { counts: Promise<Counts>; countedAt: number; freshMs: number }

/**
 * Every screen asks every few seconds: those that see the same share what was counted. A view is an event, or a part of
 * one, in one mode, as far as one group sees it. `count` gets what was counted before, if that is still known.
 */
export function buildCountsCache<Counts>(elapsed: () => number = () => performance.now()) {
  const known = new Map<string, Counted<Counts>>()
  return (caller: Caller, part: string, count: (last: Promise<Counts> | undefined) => Promise<Counts>) => {
    const { organization, key, at } = caller
    const view = [organization.id, part, key.mode, key.group?.id ?? ''].join(' ')
    const last = known.get(view)
    if (last && at.getTime() - last.countedAt < last.freshMs) return last.counts
    const began = elapsed()
    const counted: Counted<Counts> = {
      counts: count(last?.counts),
      countedAt: at.getTime(),
      freshMs: Number.POSITIVE_INFINITY,
    }
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
