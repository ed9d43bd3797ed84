import { encodeTime } from 'ulid'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { wake } from '../../../platform/database/wake.ts'
import { WEBHOOK_DELIVERIES } from '../wakes.ts'
import { endCatchingUp, findCatchingUp, findMissed, findRunning } from './fan-out-queries.ts'
import { deliveriesOf, type Told } from './make-deliveries.ts'

type CatchingUp = { organization_id: string; id: string; created_at: Date }

const SECONDS_BETWEEN = 1
/** An id tells when the work began, which may be long before it committed. */
const EARLIER = 24 * 3600 * 1000

/**
 * Whoever raised an event, or told of one, without seeing an endpoint that was just being made has left it out. So a new endpoint is
 * brought what it missed, until every transaction that was at work when it was first seen is over. Nobody else waits for those. What is
 * remembered here is known to this process alone: another begins anew, which takes longer and misses nothing.
 */
export function buildCatchUp({ database, clock }: { database: Database; clock: Clock }): () => Promise<number | null> {
  const reader = readerOn(database)
  const remembered = new Map<string, Set<string>>()

  const runningNow = async () => {
    const rows = await reader.run<{ virtualxid: string }>(findRunning, [])
    return new Set(rows.map(({ virtualxid }) => virtualxid))
  }

  return async () => {
    const found = await reader.run<CatchingUp>(findCatchingUp, [])
    const ids = new Set(found.map(({ id }) => id))
    for (const id of remembered.keys()) if (!ids.has(id)) remembered.delete(id)
    if (found.length === 0) return null
    const running = await runningNow()
    let left = 0
    for (const endpoint of found) {
      const before = remembered.get(endpoint.id) ?? running
      remembered.set(endpoint.id, before)
      const over = ![...before].some((one) => running.has(one))
      await bringMissed(database, clock, endpoint, over)
      if (over) remembered.delete(endpoint.id)
      else left += 1
    }
    return left > 0 ? SECONDS_BETWEEN : null
  }
}

async function bringMissed(database: Database, clock: Clock, endpoint: CatchingUp, isLast: boolean): Promise<void> {
  const { organization_id, id, created_at } = endpoint
  const from = `evt_${encodeTime(Math.max(0, created_at.getTime() - EARLIER), 10)}`
  await inTransaction(database, [], async (transaction) => {
    const missed = await transaction.run<Told>(findMissed, [organization_id, id, from])
    const last = deliveriesOf(organization_id, missed, clock)
    const committed = () => {
      if (missed.length > 0) wake(database, [WEBHOOK_DELIVERIES])
    }
    if (isLast) last.push({ statement: endCatchingUp, values: [organization_id, id] })
    return { commit: last.length > 0, value: undefined, last, committed }
  })
}
