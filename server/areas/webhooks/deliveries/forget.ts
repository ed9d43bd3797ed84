import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { readerOn, type Statement } from '../../../platform/database/prepared.ts'
import { workerOrigin } from '../../../platform/work/audit/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import { LISTENING_URL } from '../endpoints/listening.ts'
import { deleteEndpoint, holdByPause } from '../endpoints/queries.ts'
import type { EndpointRow } from '../endpoints/rows.ts'
import { toEndpoint } from '../endpoints/shape.ts'

const DAYS = 30
const LISTENING_HOURS = 24

/** What was delivered or given up 30 days ago. What waits, for however long, is not settled. Answers how many. */
export function forgetOldDeliveries(database: Database, clock: Clock): Promise<number> {
  const condition = `settled_at < coalesce(?::timestamptz, now()) - interval '${DAYS} days'`
  return deleteInBatches(database, 'webhook_deliveries', [condition, clock.database()])
}

/** $1 the time. */
const findUnlistened: Statement = {
  name: 'find-webhooks-nobody-listens-to',
  text: `
select organization_id, id from webhook_endpoints
where url = '${LISTENING_URL}'
  and coalesce(last_listed_at, created_at) < coalesce($1::timestamptz, now()) - interval '${LISTENING_HOURS} hours'
limit 1000`,
}

type Found = { organization_id: string; id: string }

/** Who listened on their own machine has gone without saying so: the endpoint goes, with all that was recorded for it. Answers how many. */
export async function forgetListening(database: Database, clock: Clock): Promise<number> {
  const found = await readerOn(database).run<Found>(findUnlistened, [clock.database()])
  for (const { organization_id, id } of found) {
    // Before its endpoint, so that no statement has to delete all of them.
    await deleteInBatches(database, 'webhook_deliveries', [
      'organization_id = ? and endpoint_id = ?',
      organization_id,
      id,
    ])
    await doWork(database, workerOrigin(organization_id), clock.now(), async (work) => {
      const paused = await work.transaction.run<EndpointRow>(holdByPause, [organization_id, 'manual'])
      const row = paused.find((one) => one.id === id)
      if (!row) return
      await work.transaction.run(deleteEndpoint, [organization_id, id])
      work.audit({ action: 'webhook.deleted', object: { type: 'webhook', id }, before: toEndpoint(row), after: null })
    })
  }
  return found.length
}
