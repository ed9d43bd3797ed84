import { loadParty, openBook } from '../booking/index.ts'
import type { Database } from '../database/connect.ts'
import { doWork } from '../work.ts'
import { expireRegistration } from './acts.ts'

const BATCH = 100

type Due = { organization_id: string; event_id: string; id: string; livemode: boolean }

/** Cancels the registrations whose payment deadline has passed, each in its own transaction. Answers how many. */
export async function expireUnpaid(database: Database, now: Date, stopping?: AbortSignal): Promise<number> {
  let expired = 0
  for (let batch = await due(database, now); batch.length > 0; batch = await due(database, now)) {
    let progress = 0
    for (const one of batch) {
      if (stopping?.aborted) return expired
      if (await expire(database, one, now)) progress += 1
    }
    expired += progress
    if (progress === 0) return expired
  }
  return expired
}

function due(database: Database, now: Date): Promise<Due[]> {
  return database('registrations')
    .where('status', 'awaiting_payment')
    .where('payment_due_at', '<=', now)
    .orderBy('payment_due_at')
    .limit(BATCH)
    .select('organization_id', 'event_id', 'id', 'livemode')
}

function expire(database: Database, { organization_id, event_id, id, livemode }: Due, now: Date): Promise<boolean> {
  const origin = {
    organizationId: organization_id,
    actor: { type: 'system' as const, id: null },
    source: 'worker' as const,
    client: null,
    requestId: null,
  }
  return doWork(database, origin, now, async (work) => {
    const book = await openBook(work, organization_id, event_id, livemode)
    const party = await loadParty(book, id)
    const { status, payment_due_at } = party?.registration ?? {}
    if (!party || status !== 'awaiting_payment' || !payment_due_at || payment_due_at > now) return false
    await expireRegistration(book, party)
    return true
  })
}
