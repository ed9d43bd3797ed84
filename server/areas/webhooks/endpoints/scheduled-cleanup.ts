import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { buildReader } from '../../../platform/database/prepared.ts'
import type { Logger } from '../../../platform/log.ts'
import { buildWorkerOrigin } from '../../../platform/work/audit/index.ts'
import { doWork, type Work } from '../../../platform/work/work.ts'
import { type EndpointRowKey, forEachIsolated } from '../for-each-isolated.ts'
import { deleteLockedEndpoint } from './change.ts'
import { pauseLockedEndpoint } from './pausing.ts'
import * as queries from './queries.ts'
import type { EndpointRow } from './shape.ts'

type Tools = { database: Database; clock: Clock; log: Logger }

/** Pauses endpoints that have been failing for seven days, even if nothing was sent lately, or are gone. Returns how many. */
export function pauseFailingEndpoints(tools: Tools): Promise<number> {
  const failure = 'a webhook endpoint that fails for long or is gone could not be paused'
  return changeEach(tools, queries.FAILING_ENDPOINTS_QUERY, failure, (work, organizationId, row) =>
    pauseLockedEndpoint(work, organizationId, row, row.gone ? 'gone' : 'failing'),
  )
}

/** Deletes endpoints that have been gone for 30 days. Returns how many. */
export function purgeGoneEndpoints(tools: Tools): Promise<number> {
  const failure = 'a webhook endpoint that is gone could not be deleted'
  return changeEach(tools, queries.LONG_GONE_ENDPOINTS_QUERY, failure, deleteLockedEndpoint)
}

/** Deletes listening endpoints, with all their deliveries, when their client has stopped polling. Returns how many. */
export function purgeUnpolledEndpoints(tools: Tools): Promise<number> {
  const failure = 'a webhook endpoint that nobody listens at could not be deleted'
  return changeEach(tools, queries.NO_LONGER_POLLED_ENDPOINTS_QUERY, failure, deleteLockedEndpoint)
}

/** Locks each endpoint found and checks it again. */
async function changeEach(
  { database, clock, log }: Tools,
  { find, lock }: typeof queries.LONG_GONE_ENDPOINTS_QUERY,
  failure: string,
  change: (work: Work, organizationId: string, row: EndpointRow) => Promise<unknown>,
): Promise<number> {
  const found = await buildReader(database).run<EndpointRowKey>(find, [clock.database()])
  return forEachIsolated(found, log, failure, ({ organization_id, id }) =>
    doWork(database, buildWorkerOrigin(organization_id), clock.now(), async (work) => {
      const [row] = await work.transaction.run<EndpointRow>(lock, [organization_id, id, clock.database()])
      if (row) await change(work, organization_id, row)
      return row !== undefined
    }),
  )
}

const KEPT_DAYS = 30

/** Deletes deliveries settled 30 days ago. Pending ones are never settled, so they stay. Returns how many. */
export function purgeOldDeliveries({ database, clock }: Omit<Tools, 'log'>): Promise<number> {
  const condition = `settled_at < coalesce(?::timestamptz, now()) - interval '${KEPT_DAYS} days'`
  return deleteInBatches(database, 'webhook_deliveries', [condition, clock.database()])
}
