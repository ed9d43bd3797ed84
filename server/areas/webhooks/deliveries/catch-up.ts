import { encodeTime } from 'ulid'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { wake } from '../../../platform/database/wake.ts'
import type { Logger } from '../../../platform/log.ts'
import { WEBHOOK_DELIVERIES } from '../wakes.ts'
import { endCatchingUp, findCatchingUp, findMissed, findRunning } from './fan-out-queries.ts'
import { deliveriesOf, IMPATIENCE, type Told } from './make-deliveries.ts'

type CatchUpOptions = { database: Database; clock: Clock; log: Logger }

type CatchingUp = { organization_id: string; id: string; created_at: Date }

const SECONDS_BETWEEN = 1
/** An id tells when the work began, which may be long before it committed. */
const EARLIER = 24 * 3600 * 1000

/**
 * Whoever raised an event, or told of one, without seeing an endpoint that was just being made has left it out. So a new endpoint is
 * brought what it missed, as those transactions end that were at work when it was first seen, until all are over. Nobody else waits for
 * them. What is remembered here is known to this process alone: another begins anew, which takes longer and misses nothing.
 */
export function buildCatchUp({ database, clock, log }: CatchUpOptions): () => Promise<number | null> {
  const reader = readerOn(database)
  const remembered = new Map<string, string[]>()

  const runningNow = async () => {
    const rows = await reader.run<{ virtualxid: string }>(findRunning, [])
    return rows.map(({ virtualxid }) => virtualxid)
  }

  /** True when it is done. */
  const bring = async (endpoint: CatchingUp, running: string[]) => {
    const before = remembered.get(endpoint.id)
    const left = before?.filter((one) => running.includes(one)) ?? running
    // Until one of them ends, it has missed nothing more.
    if (left.length > 0 && left.length === before?.length) return false
    try {
      await bringMissed(database, clock, endpoint, left.length === 0)
    } catch (error) {
      log.error({ err: error, organization: endpoint.organization_id }, 'a new webhook endpoint could not catch up')
      return false
    }
    remembered.set(endpoint.id, left)
    return left.length === 0
  }

  return async () => {
    const found = await reader.run<CatchingUp>(findCatchingUp, [])
    const ids = new Set(found.map(({ id }) => id))
    for (const id of remembered.keys()) if (!ids.has(id)) remembered.delete(id)
    if (found.length === 0) return null
    const running = await runningNow()
    let left = 0
    for (const endpoint of found) if (!(await bring(endpoint, running))) left += 1
    return left > 0 ? SECONDS_BETWEEN : null
  }
}

async function bringMissed(database: Database, clock: Clock, endpoint: CatchingUp, isLast: boolean): Promise<void> {
  const { organization_id, id, created_at } = endpoint
  const from = `evt_${encodeTime(Math.max(0, created_at.getTime() - EARLIER), 10)}`
  await inTransaction(database, [IMPATIENCE], async (transaction) => {
    const missed = await transaction.run<Told>(findMissed, [organization_id, id, from])
    const last = deliveriesOf(organization_id, missed, clock)
    const committed = () => {
      if (missed.length > 0) wake(database, [WEBHOOK_DELIVERIES])
    }
    if (isLast) last.push({ statement: endCatchingUp, values: [organization_id, id] })
    return { commit: last.length > 0, value: undefined, last, committed }
  })
}
