import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { buildWorkerOrigin } from '../../platform/work/audit/index.ts'
import { doWork } from '../../platform/work/work.ts'
import { lockRegistration, openBook, promoteWaitlist, saveAndCloseBook } from '../booking/index.ts'
import { expireRegistration } from './acts.ts'
import { findWaitlistsToPromoteSql } from './queries.ts'

const BATCH = 100

type Due = { organization_id: string; event_id: string; id: string; livemode: boolean; payment_due_at: Date }

/** One transaction each: a failure does not stop the others; the next run retries. Returns how many it cancelled. */
export async function expireUnpaid(database: Database, now: Date, options: ExpireOptions = {}): Promise<number> {
  const { stopping, failed = rethrow } = options
  let expired = 0
  let after: Due | null = null
  do {
    const batch: Due[] = await due(database, now, after)
    for (const one of batch) {
      if (stopping?.aborted) return expired
      try {
        if (await expire(database, one, now)) expired += 1
      } catch (error) {
        failed(error, one.id)
      }
    }
    after = batch.at(-1) ?? null
  } while (after)
  return expired
}

type ExpireOptions = { stopping?: AbortSignal; failed?: (error: unknown, registrationId: string) => void }

function rethrow(error: unknown): never {
  throw error
}

function due(database: Database, now: Date, after: Due | null): Promise<Due[]> {
  return database('registrations')
    .where('status', 'awaiting_payment')
    .where('payment_due_at', '<=', now)
    .modify((search) => {
      if (after) search.whereRaw('(payment_due_at, id) > (?, ?)', [after.payment_due_at, after.id])
    })
    .orderBy(['payment_due_at', 'id'])
    .limit(BATCH)
    .select('organization_id', 'event_id', 'id', 'livemode', 'payment_due_at')
}

function expire(database: Database, { organization_id, event_id, id, livemode }: Due, now: Date): Promise<boolean> {
  return doWork(database, buildWorkerOrigin(organization_id), now, async (work) => {
    const book = await openBook(work, organization_id, event_id, livemode)
    const locked = await lockRegistration(book, id)
    const { status, payment_due_at } = locked?.registration ?? {}
    if (!locked || status !== 'awaiting_payment' || !payment_due_at || payment_due_at > now) return false
    await expireRegistration(book, locked)
    return true
  })
}

type Served = { organization_id: string; event_id: string; livemode: boolean }

type ServeOptions = {
  stopping?: AbortSignal
  failed?: (error: unknown, eventId: string) => void
  /** Attendees promoted in one transaction. */
  most?: number
}

/** What the freeing transaction left: events in turn until none fits. Failures stop no other; the next run retries. */
export async function promoteWaitlists(database: Database, clock: Clock, options: ServeOptions = {}): Promise<void> {
  const { stopping, failed = rethrow, most } = options
  const broken = new Set<string>()
  for (;;) {
    const found = await runPrepared<Served>(database, findWaitlistsToPromoteSql, [])
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

function serve(database: Database, { organization_id, event_id, livemode }: Served, now: Date, most?: number) {
  return doWork(database, buildWorkerOrigin(organization_id), now, async (work) => {
    const book = await openBook(work, organization_id, event_id, livemode)
    if (!book.places.serving) return
    await promoteWaitlist(book, most)
    await saveAndCloseBook(book)
  })
}
