import type { Database } from '../../platform/database/connect.ts'
import { workerOrigin } from '../../platform/work/audit/index.ts'
import { doWork } from '../../platform/work/work.ts'
import { loadRegistration, openBook } from '../booking/index.ts'
import { expireRegistration } from './acts.ts'

const BATCH = 100

type Due = { organization_id: string; event_id: string; id: string; livemode: boolean; payment_due_at: Date }

/**
 * Cancels the registrations whose payment deadline has passed, each in its own transaction; one that fails does not hold up the
 * others, and is tried again the next time. Answers how many were cancelled.
 */
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
  return doWork(database, workerOrigin(organization_id), now, async (work) => {
    const book = await openBook(work, organization_id, event_id, livemode)
    const held = await loadRegistration(book, id)
    const { status, payment_due_at } = held?.registration ?? {}
    if (!held || status !== 'awaiting_payment' || !payment_due_at || payment_due_at > now) return false
    await expireRegistration(book, held)
    return true
  })
}
