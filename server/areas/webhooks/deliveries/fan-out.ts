import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn, type Step } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { wake } from '../../../platform/database/wake.ts'
import type { Logger } from '../../../platform/log.ts'
import type { ScheduledTask } from '../../../platform/queue/index.ts'
import { WEBHOOK_EVENTS } from '../../../platform/work/webhook-events/index.ts'
import { WEBHOOK_DELIVERIES } from '../wakes.ts'
import { buildCatchUp } from './catch-up.ts'
import { claimEvents, findOrganizationsToTell, markTold } from './fan-out-queries.ts'
import { deliveriesOf, type Told } from './make-deliveries.ts'

export type FanOutOptions = { database: Database; clock: Clock; log: Logger }

/** Of each organization in turn, so that one with many events leaves time for the others. */
const EVENTS_IN_TURN = 200
const ORGANIZATIONS_AT_ONCE = 4
const ORGANIZATIONS_IN_ROUND = 100
const SECONDS_AFTER_FAILURE = 5

/** Somebody may hold an endpoint for long, such as one who deletes it; then its organization waits, and nobody else. */
const IMPATIENCE: Step = {
  statement: { name: 'fan-out-impatience', text: `select set_config('lock_timeout', '2s', true)` },
  values: [],
}

/** Finds out whom to tell of what happened, and makes the deliveries. */
export function fanOutTask(options: FanOutOptions): ScheduledTask {
  const catchUp = buildCatchUp(options)
  return {
    name: WEBHOOK_EVENTS,
    every: '* * * * *',
    wakeable: true,
    run: async ({ signal }) => {
      const failed = await fanOut(options, signal)
      const again = await catchUp()
      return failed ? SECONDS_AFTER_FAILURE : again
    },
  }
}

/** Until nothing is left to tell. Any number of processes may do so at once. True when an organization has to wait. */
export async function fanOut(options: FanOutOptions, signal?: AbortSignal): Promise<boolean> {
  const { database, log } = options
  const reader = readerOn(database)
  const waiting = new Set<string>()
  for (let after = '', told = 0; !signal?.aborted; ) {
    const values = [after, ORGANIZATIONS_IN_ROUND]
    const found = await reader.run<{ organization_id: string }>(findOrganizationsToTell, values)
    await inParallel(ORGANIZATIONS_AT_ONCE, found, async ({ organization_id }) => {
      if (waiting.has(organization_id)) return
      try {
        told += await tellOrganization(options, organization_id)
      } catch (error) {
        waiting.add(organization_id)
        log.error({ err: error, organization: organization_id }, 'what happened could not be told to webhook endpoints')
      }
    })
    after = found.at(-1)?.organization_id ?? ''
    if (found.length === ORGANIZATIONS_IN_ROUND) continue
    if (told === 0) break
    after = ''
    told = 0
  }
  return waiting.size > 0
}

/** Answers how many events were told of. */
async function tellOrganization({ database, clock }: FanOutOptions, organizationId: string): Promise<number> {
  return inTransaction(database, [IMPATIENCE], async (transaction) => {
    const told = await transaction.run<Told>(claimEvents, [organizationId, EVENTS_IN_TURN])
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
