import { totalmem } from 'node:os'

const MIB = 1024 ** 2
const SHARE = 1 / 8
/** What PostgreSQL takes where nobody says anything. */
const LEAST_MIB = 128
const MAX_MIB = 1024

/** In bytes; of a container, what it may use. */
export function memoryOfThisMachine(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * The tables of a large event are many times what PostgreSQL keeps at hand unless told otherwise. Beyond a share of the memory the
 * system's own cache does better, and the server itself needs some.
 */
export function memorySettings(bytes: number): { shared_buffers: string } {
  const mebibytes = Math.round((bytes * SHARE) / MIB)
  return { shared_buffers: `${Math.min(MAX_MIB, Math.max(LEAST_MIB, mebibytes))}MB` }
}
