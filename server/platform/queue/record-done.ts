import { setTimeout as wait } from 'node:timers/promises'

const PAUSES = [200, 1_000, 3_000]

/** What was sent and is not recorded would be sent again, so this waits out a short outage of the database. */
export async function recordDone<T>(record: () => Promise<T>, isFinal: (error: unknown) => boolean = () => false) {
  for (const pause of PAUSES) {
    try {
      return await record()
    } catch (error) {
      if (isFinal(error)) throw error
      await wait(pause)
    }
  }
  return record()
}
