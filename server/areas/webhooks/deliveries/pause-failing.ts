import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn, type Statement } from '../../../platform/database/prepared.ts'
import type { Logger } from '../../../platform/log.ts'
import { workerOrigin } from '../../../platform/work/audit/index.ts'
import { doWork } from '../../../platform/work/work.ts'
import { pauseHeld } from '../endpoints/pause.ts'
import { holdByPause, holdEndpoints } from '../endpoints/queries.ts'
import type { EndpointRow } from '../endpoints/rows.ts'
import { forEachIsolated } from '../for-each-isolated.ts'

const DAYS = 7

/** $1 the time. */
const findLongFailing: Statement = {
  name: 'find-webhooks-failing-long',
  text: `
select organization_id, id from webhook_endpoints
where failing_since <= coalesce($1::timestamptz, now()) - interval '${DAYS} days' and paused_at is null
order by failing_since limit 1000`,
}

type Found = { organization_id: string; id: string }

/** Pauses what has been failing for seven days, whether anything was sent to it lately or not. Answers how many. */
export async function pauseFailing(database: Database, clock: Clock, log: Logger): Promise<number> {
  const found = await readerOn(database).run<Found>(findLongFailing, [clock.database()])
  const failure = 'a webhook endpoint that fails for long could not be paused'
  return forEachIsolated(found, log, failure, (one) => pause(database, clock, one))
}

function pause(database: Database, clock: Clock, { organization_id, id }: Found): Promise<boolean> {
  const now = clock.now()
  return doWork(database, workerOrigin(organization_id), now, async (work) => {
    await work.transaction.run(holdEndpoints, [organization_id])
    const enabled = await work.transaction.run<EndpointRow>(holdByPause, [organization_id, null])
    const row = enabled.find((one) => one.id === id)
    // It may have recovered, or been paused by somebody, since it was found.
    if (!row?.failing_since || row.failing_since.getTime() > now.getTime() - DAYS * 86_400_000) return false
    await pauseHeld(work, organization_id, row, 'failing')
    return true
  })
}
