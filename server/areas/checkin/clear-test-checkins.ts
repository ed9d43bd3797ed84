import type { Caller } from '../../access/callers/index.ts'
import { type Actor, checkOrgPermission, toEventViewer } from '../../access/members/index.ts'
import { type EventRow, findVisibleEvent, resetTestChangeFeedsSql } from '../../access/visibility/index.ts'
import { isRefusal, toKeyGroupRefusal } from '../../platform/contract/refusal.ts'
import { actWithIndexPlans } from '../../platform/database/index-plans.ts'
import { runInBatches } from '../../platform/database/run-in-batches.ts'
import type { Work } from '../../platform/work/work.ts'
import { blockTestScansSql } from '../booking/index.ts'
import { withdrawTestCheckinsSql, withdrawTestScansSql } from './queries.ts'

export async function clearTestCheckins(work: Work, caller: Caller, reference: string) {
  const event = await findVisibleEvent(work.transaction, caller, reference)
  if (isRefusal(event)) return event
  const { group } = caller.key
  if (group) return toKeyGroupRefusal(group.code, 'clear the test check-ins of the whole event')
  return clear(work, caller.organization.id, event)
}

/** For the command line; the member must have rights for the whole organization. */
export async function clearTestCheckinsAsMember(work: Work, actor: Actor, reference: string) {
  const denied = checkOrgPermission(actor, 'checkin.clear')
  if (denied) return denied
  const event = await findVisibleEvent(work.transaction, toEventViewer(actor), reference)
  return isRefusal(event) ? event : clear(work, actor.organization.id, event)
}

/** All tickets can be scanned again in test mode. The audit log keeps what was cleared. */
async function clear(work: Work, organizationId: string, { id, code }: EventRow) {
  // Otherwise a concurrent scan could rely on a first admission that is being cleared.
  work.transaction.defer(blockTestScansSql, [organizationId])
  const values = [organizationId, id, work.now]
  const checkins = await actWithIndexPlans(work.transaction, async () => {
    await runInBatches(work.transaction, withdrawTestScansSql, values)
    return runInBatches(work.transaction, withdrawTestCheckinsSql, values)
  })
  if (checkins > 0) work.transaction.defer(resetTestChangeFeedsSql, [organizationId, [id]])
  const before = { livemode: false, checkins }
  work.audit({ action: 'event.test_checkins_cleared', object: { type: 'event', id }, before, after: null })
  return { id, code, checkins }
}
