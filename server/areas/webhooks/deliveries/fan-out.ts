import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { wake } from '../../../platform/database/wake.ts'
import type { Logger } from '../../../platform/log.ts'
import type { ScheduledTask } from '../../../platform/queue/index.ts'
import { WEBHOOK_EVENTS } from '../../../platform/work/webhook-events/index.ts'
import { WEBHOOK_DELIVERIES } from '../wakes.ts'
import { claimEvents, findOrganizationsToTell, markTold } from './fan-out-queries.ts'
import { deliveriesOf, type EventRecipient, waitForLocks } from './make-deliveries.ts'

export type FanOutOptions = {
  database: Database
  clock: Clock
  log: Logger
  /** For how long it goes on before organizations that had to wait have another turn. */
  turnSeconds?: number
}

/** Of each organization in turn, so that one with many events leaves time for the others. */
const EVENTS_IN_TURN = 200
/** And no transaction makes more deliveries, however many endpoints there are: the others wait for it. */
const DELIVERIES_IN_TURN = 2_000
const ORGANIZATIONS_AT_ONCE = 4
const ORGANIZATIONS_IN_ROUND = 100
const SECONDS_AFTER_FAILURE = 5
/** In milliseconds. Those who come after wait as long. */
const LOCK_WAIT = 500

/** Finds out whom to tell of what happened, and makes the deliveries. */
export function fanOutTask(options: FanOutOptions): ScheduledTask {
  return {
    name: WEBHOOK_EVENTS,
    every: '* * * * *',
    wakeable: true,
    run: async ({ signal }) => {
      for (;;) {
        const { waiting, more } = await fanOut(options, signal)
        if (!more || signal.aborted) return waiting ? SECONDS_AFTER_FAILURE : null
      }
    },
  }
}

/** Whether an organization has to wait, and whether there may be more to tell. */
export type FannedOut = { waiting: boolean; more: boolean }

/** Until nothing is left to tell, or its turn is over. Any number of processes may do so at once. */
export async function fanOut(options: FanOutOptions, signal?: AbortSignal): Promise<FannedOut> {
  const { database, log, turnSeconds = SECONDS_AFTER_FAILURE } = options
  const reader = readerOn(database)
  const end = performance.now() + turnSeconds * 1000
  const waiting = new Set<string>()
  let passed = false
  for (let after = '', told = 0; !signal?.aborted; ) {
    const values = [after, ORGANIZATIONS_IN_ROUND]
    const found = await reader.run<{ organization_id: string }>(findOrganizationsToTell, values)
    await inParallel(ORGANIZATIONS_AT_ONCE, found, async ({ organization_id }) => {
      if (waiting.has(organization_id)) return
      try {
        const events = await tellOrganization(options, organization_id)
        told += events
        // Another process has it at hand, and may be lost before it is done.
        if (events === 0) passed = true
      } catch (error) {
        waiting.add(organization_id)
        log.error({ err: error, organization: organization_id }, 'what happened could not be told to webhook endpoints')
      }
    })
    after = found.at(-1)?.organization_id ?? ''
    if (found.length === ORGANIZATIONS_IN_ROUND) continue
    if (told === 0) break
    // Whoever never ceases would keep the others waiting for ever.
    if (performance.now() > end) return { waiting: passed || waiting.size > 0, more: true }
    after = ''
    told = 0
  }
  return { waiting: passed || waiting.size > 0, more: false }
}

/** Answers how many events were told of. */
async function tellOrganization({ database, clock }: FanOutOptions, organizationId: string): Promise<number> {
  return inTransaction(database, [waitForLocks(LOCK_WAIT)], async (transaction) => {
    const told = await transaction.run<EventRecipient>(claimEvents, [
      organizationId,
      EVENTS_IN_TURN,
      DELIVERIES_IN_TURN,
    ])
    const events = [...new Set(told.map(({ id }) => id))]
    if (events.length === 0) return { commit: false, value: 0 }
    const last = [
      ...deliveriesOf(organizationId, told, clock),
      { statement: markTold, values: [organizationId, events] },
    ]
    const committed = () => {
      if (last.length > 1) wake(database, [WEBHOOK_DELIVERIES])
    }
    return { commit: true, value: events.length, last, committed }
  })
}

async function inParallel<Item>(most: number, items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const serve = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, serve))
}
