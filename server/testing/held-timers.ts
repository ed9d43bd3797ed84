import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/**
 * From here to the end of the test, time passes in this process only when the test advances it, so that timeouts expire
 * when everything else has happened and never because the machine is slow. Sockets, PostgreSQL, other processes and
 * `node:timers/promises` are not affected.
 */
export function holdTimers(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  onTestFinished(releaseTimers)
}

/** For resources that are closed before the test ends. */
export function releaseTimers(): void {
  vi.useRealTimers()
}

export function letTimePass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
}

/** Waits until this process has read what it sent to itself: each turn of the event loop polls the sockets. */
export async function waitUntilSocketsRead(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await wait(1)
}
