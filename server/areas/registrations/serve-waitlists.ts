import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { workerOrigin } from '../../platform/work/audit/index.ts'
import { doWork } from '../../platform/work/work.ts'
import { closeBook, openBook, serveWaiting } from '../booking/index.ts'
import { findServed } from './queries.ts'

type Served = { organization_id: string; event_id: string; livemode: boolean }

type ServeOptions = {
  stopping?: AbortSignal
  failed?: (error: unknown, eventId: string) => void
  /** How many people are promoted in one transaction. */
  most?: number
}

/**
 * Goes on giving places to those who wait where they were too many for the transaction that freed the places: some at each event in
 * turn, each time in a transaction of their own, until nobody is left who fits. An event that fails does not hold up the others,
 * and is tried again the next time.
 */
export async function serveWaitlists(database: Database, clock: Clock, options: ServeOptions = {}): Promise<void> {
  const { stopping, failed = rethrow, most } = options
  const broken = new Set<string>()
  for (;;) {
    const found = await runPrepared<Served>(database, findServed, [])
    const left = found.filter(({ event_id }) => !broken.has(event_id))
    if (left.length === 0) return
    for (const one of left) {
      if (stopping?.aborted) return
      try {
        await serve(database, one, clock.now(), most)
      } catch (error) {
        broken.add(one.event_id)
        failed(error, one.event_id)
      }
    }
  }
}

function rethrow(error: unknown): never {
  throw error
}

function serve(
  database: Database,
  { organization_id, event_id, livemode }: Served,
  now: Date,
  most?: number,
): Promise<void> {
  return doWork(database, workerOrigin(organization_id), now, async (work) => {
    const book = await openBook(work, organization_id, event_id, livemode)
    if (!book.places.serving) return
    await serveWaiting(book, most)
    await closeBook(book)
  })
}
