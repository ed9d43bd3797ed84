import { monotonicFactory } from 'ulid'

const next = monotonicFactory()

/** A ULID. Those made by one process within one millisecond keep the order of their making. */
export function newId(now: Date): string {
  return next(now.getTime())
}
