import { type Connection, openConnection } from './connection.ts'

/** How long the last answers may take after nothing more is sent. */
export const DRAIN_SECONDS = 10

export type Fleet = {
  members: Connection[]
  /** Rejects with the first failure. */
  failed: Promise<void>
  /** The work is done: whoever waits goes on. */
  finish(): void
  /** Waits for finish(), at most these seconds, and closes everything. The first failure of any connection is thrown. */
  settle(seconds: number): Promise<void>
}

/** Connections that succeed or fail together. */
export async function openFleet(port: number, size: number, onAnswer: (member: number) => void): Promise<Fleet> {
  const outcome = Promise.withResolvers<void>()
  // Nobody waits for it before settle().
  outcome.promise.catch(() => {})
  const opening = Array.from({ length: size }, (_, member) =>
    openConnection(port, { onAnswer: () => onAnswer(member), onFailure: outcome.reject }),
  )
  const members = await Promise.all(opening)
  return {
    members,
    failed: outcome.promise,
    finish: outcome.resolve,
    settle: async (seconds) => {
      const late = () => outcome.reject(new Error(`did not answer everything within ${Math.round(seconds)} seconds`))
      const limit = setTimeout(late, seconds * 1000)
      try {
        await outcome.promise
      } finally {
        clearTimeout(limit)
        for (const member of members) member.close()
      }
    },
  }
}
