import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, refuseState } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { removeOrRequeueJob } from './enqueue.ts'
import { findVisibleJob } from './find.ts'
import { cancelJobSql as cancelRow } from './queries.ts'
import type { JobRow } from './rows.ts'
import { toJobView } from './shape.ts'

/** Cancels an unfinished job. The chunk that a worker has in progress is rolled back. */
export async function cancelJob(work: Work, caller: Pick<Caller, 'organization' | 'key'>, id: string) {
  const found = await findVisibleJob(work.transaction, caller, id)
  if (isRefusal(found)) return found
  const [cancelled] = await work.transaction.run<JobRow>(cancelRow, [caller.organization.id, id, work.now])
  if (!cancelled) return refuseEnded(work, caller, found)
  await removeOrRequeueJob(work.transaction, cancelled, null)
  const [before, after] = [toJobView(found), toJobView(cancelled)]
  work.audit({ action: 'job.cancelled', object: { type: 'job', id }, before, after })
  return cancelled
}

/** The job may have ended between the read and the update. */
async function refuseEnded(work: Work, caller: Pick<Caller, 'organization' | 'key'>, before: JobRow) {
  const now = before.finished_at ? before : await findVisibleJob(work.transaction, caller, before.id)
  if (isRefusal(now)) return now
  const ended = now.status === 'cancelled' ? 'was cancelled' : `has ${now.status}`
  return refuseState(now.status, `The job ${now.id} ${ended} and can no longer be cancelled.`)
}
