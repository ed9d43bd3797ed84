import { openConnection } from './connection.ts'

/** Time for the last responses after nothing more is sent. */
export const DRAIN_SECONDS = 10

/** Connections that succeed or fail together. */
export async function openConnections(port: number, size: number, onAnswer: (member: number) => void) {
  const outcome = Promise.withResolvers<void>()
  // Nobody awaits it before settle(): prevents an unhandled rejection.
  outcome.promise.catch(() => {})
  const opening = Array.from({ length: size }, (_, member) =>
    openConnection(port, { onAnswer: () => onAnswer(member), onFailure: outcome.reject }),
  )
  const members = await Promise.all(opening)
  return {
    members,
    failed: outcome.promise,
    finish: outcome.resolve,
    /** Waits for finish(), at most `seconds`, and closes all connections. Throws the first failure of any. */
    settle: async (seconds: number) => {
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
