const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long to wait after each attempt that failed; after one more the delivery is dead. */
export const RETRY_SECONDS = [
  ...[MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR],
  ...[24 * HOUR, 24 * HOUR, 24 * HOUR],
]

const MAX_SPREAD_SECONDS = 5

/** Never earlier than promised, and a few seconds later for some, so that what failed together does not come back together. Null: dead. */
export function secondsUntilRetry(schedule: readonly number[], failures: number, random: () => number): number | null {
  const seconds = schedule[failures - 1]
  return seconds === undefined ? null : seconds + MAX_SPREAD_SECONDS * random()
}
