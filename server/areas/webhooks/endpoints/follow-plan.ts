import type { Work } from '../../../platform/work/work.ts'
import { SANDBOX_ORGANIZATION } from '../../sandbox/index.ts'
import { enableHeld } from './enable.ts'
import { LISTENING_URL } from './listening.ts'
import { pauseHeld } from './pause.ts'
import { holdByPause, holdEndpoints } from './queries.ts'
import type { EndpointRow } from './rows.ts'

/** Without webhooks in the plan every endpoint is paused; with them again those come back that were paused for it. */
export async function followPlan(work: Work, organizationId: string, includesWebhooks: boolean): Promise<void> {
  if (organizationId === SANDBOX_ORGANIZATION) return
  const { transaction } = work
  transaction.defer(holdEndpoints, [organizationId])
  const reason = includesWebhooks ? 'plan' : null
  const rows = await transaction.run<EndpointRow>(holdByPause, [organizationId, reason])
  for (const row of rows) {
    if (!includesWebhooks) await pauseHeld(work, organizationId, row, 'plan')
    else if (row.url !== LISTENING_URL) await enableHeld(work, organizationId, row)
  }
}
