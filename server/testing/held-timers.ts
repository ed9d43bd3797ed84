import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/**
 * From here to the end of the test, time passes for this process only when the test says so: what is to run out runs out when
 * everything else has happened, and never because the machine is slow. Sockets, PostgreSQL and other processes go on as they do,
 * and so does whoever waits with `node:timers/promises`.
 */
export function holdTimers(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  onTestFinished(releaseTimers)
}

/** For what is closed before the test is over. */
export function releaseTimers(): void {
  vi.useRealTimers()
}

export function letTimePass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
}

/** What this process has sent to itself is read: the event loop looks at its sockets in each turn. */
export async function untilRead(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await wait(1)
}
