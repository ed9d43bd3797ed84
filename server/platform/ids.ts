import { randomFillSync } from 'node:crypto'
import { encodeTime, monotonicFactory, TIME_LEN, ulid } from 'ulid'

const pool = new Uint8Array(4096)
let used = pool.length

/** The ulid package gets random bytes per character; filling a buffer at a time costs a tenth. */
function randomFraction(): number {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const byte = pool[used] ?? 0
  used += 1
  return byte / 256
}

const next = monotonicFactory(randomFraction)

/** A ULID, monotonic within a process and millisecond. */
export const newId = (now: Date): string => next(now.getTime())

/** Not after any id that is made then or later, and after all that were made earlier. */
export const buildLowestIdAt = (time: Date): string => encodeTime(time.getTime(), TIME_LEN)
export const newRequestId = (): string => ulid(Date.now(), randomFraction)
