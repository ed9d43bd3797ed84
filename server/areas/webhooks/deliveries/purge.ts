import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import type { Logger } from '../../../platform/log.ts'
import { workerOrigin } from '../../../platform/work/audit/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import { deleteHeld } from '../endpoints/delete.ts'
import { findUnlistened, holdUnlistened } from '../endpoints/queries.ts'
import type { EndpointRow } from '../endpoints/rows.ts'
import { forEachIsolated } from '../for-each-isolated.ts'

const DAYS = 30

/** What was delivered or given up 30 days ago. What waits, for however long, is not settled. Answers how many. */
export function purgeOldDeliveries(database: Database, clock: Clock): Promise<number> {
  const condition = `settled_at < coalesce(?::timestamptz, now()) - interval '${DAYS} days'`
  return deleteInBatches(database, 'webhook_deliveries', [condition, clock.database()])
}

type Found = { organization_id: string; id: string }

/** Who listened on their own machine has gone without saying so: the endpoint goes, with all that was recorded for it. Answers how many. */
export async function purgeListening(database: Database, clock: Clock, log: Logger): Promise<number> {
  const found = await readerOn(database).run<Found>(findUnlistened, [clock.database()])
  const failure = 'a webhook endpoint that nobody listens at could not be deleted'
  return forEachIsolated(found, log, failure, ({ organization_id, id }) =>
    doWork(database, workerOrigin(organization_id), clock.now(), async (work) => {
      const values = [organization_id, id, clock.database()]
      const [row] = await work.transaction.run<EndpointRow>(holdUnlistened, values)
      if (row) await deleteHeld(work, organization_id, row)
      return row !== undefined
    }),
  )
}
