const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long to wait after each attempt that failed for the time being. */
const RETRY_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR]

export const MOST_ATTEMPTS = RETRY_SECONDS.length + 1

/** null: that was the last attempt. */
export function retryDelay(attempts: number): number | null {
  return RETRY_SECONDS[attempts - 1] ?? null
}
