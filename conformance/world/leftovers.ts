import { deletionOf, type Operation } from '../contract.ts'
import type { Answer, Attempt } from '../transports/attempt.ts'
import type { HeldKey } from './roles.ts'

export type Leftover = { deletion: Operation; attempt: Attempt }

/** Remembers what a run has made where the contract has a delete, newest first. */
export type Leftovers = {
  note(operation: Operation, key: HeldKey | null, answer: Answer): void
  take(): Leftover[]
}

export function openLeftovers(): Leftovers {
  const made = new Map<string, Leftover>()
  return {
    note: (operation, key, { status, body }) => {
      const deletion = deletionOf(operation)
      const id = (body as { id?: unknown } | undefined)?.id
      if (operation.method !== 'POST' || status >= 300 || !deletion || typeof id !== 'string') return
      const [name = '', ...within] = deletion.path.match(/[^{}]+(?=\})/g) ?? []
      // What belongs to another object goes with it.
      if (within.length > 0) return
      made.set(`${deletion.id} ${id}`, { deletion, attempt: { key, path: { [name]: id } } })
    },
    take: () => {
      const newestFirst = [...made.values()].reverse()
      made.clear()
      return newestFirst
    },
  }
}
