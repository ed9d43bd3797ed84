import type { Clock } from '../platform/clock.ts'

export type TestClock = Clock & { set(instant: string | Date): void; advance(milliseconds: number): void }

/** A clock that stands still until advanced, also for statements that would use the time of the database. */
export function buildTestClock(start = '2026-06-05T10:00:00.000Z'): TestClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    database: () => new Date(current),
    set: (instant) => {
      current = new Date(instant)
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds)
    },
  }
}
