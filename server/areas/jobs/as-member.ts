import type { Caller } from '../../access/callers/index.ts'
import { type Actor, checkPermission } from '../../access/members/index.ts'
import { resolveListScope } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { cancelJob } from './cancel.ts'
import { findVisibleJob, toJobVisibility } from './find.ts'
import { findJobs } from './queries.ts'
import type { JobStatus, JobType } from './rows.ts'
import { toJobView } from './shape.ts'

/** A member who may start a job of this type may also cancel it. */
export const JOB_PERMISSIONS = {
  import: 'data.import',
  export: 'data.export',
  template_import: 'events.templates',
  source_import: 'tenant.integrations',
  communication: 'communications.send',
} as const satisfies Record<JobType, string>

/** Newest first; the jobs that a key limited to the member's group would see. */
export async function listJobsAsMember(
  reader: Reader,
  actor: Actor,
  caller: Caller,
  { type, status, event, limit }: { type?: JobType; status?: JobStatus; event?: string; limit: number },
) {
  const denied = checkPermission(actor, 'data.jobs')
  if (denied) return denied
  const scope = await resolveListScope(reader, caller, event)
  if (isRefusal(scope)) return scope
  const filters = { type, status, eventId: scope.event?.id }
  const rows = await findJobs(reader, toJobVisibility(caller), filters, { position: null, limit })
  return rows.slice(0, limit).map(toJobView)
}

export async function showJobAsMember(reader: Reader, actor: Actor, caller: Caller, id: string) {
  const denied = checkPermission(actor, 'data.jobs')
  if (denied) return denied
  const found = await findVisibleJob(reader, caller, id)
  return isRefusal(found) ? found : toJobView(found)
}

export async function cancelJobAsMember(work: Work, actor: Actor, caller: Caller, id: string) {
  const denied = checkPermission(actor, 'data.jobs')
  if (denied) return denied
  const found = await findVisibleJob(work.transaction, caller, id)
  if (isRefusal(found)) return found
  const forbidden = checkPermission(actor, JOB_PERMISSIONS[found.type])
  if (forbidden) return forbidden
  const cancelled = await cancelJob(work, caller, id)
  return isRefusal(cancelled) ? cancelled : toJobView(cancelled)
}
