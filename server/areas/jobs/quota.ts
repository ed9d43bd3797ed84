import type { Caller } from '../../access/callers/index.ts'
import { buildRetryAfterExtras, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { sql } from '../../platform/database/prepared.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { Work } from '../../platform/work/work.ts'

/** Waiting and running jobs of an organization. */
export const MAX_UNFINISHED_JOBS = 20
/** Of uploads for unfinished jobs, per organization. */
const MAX_KEPT_BYTES = 500 * 1024 * 1024

const RETRY_SECONDS = 60

/** Serializes the transactions that queue jobs of an organization, so that the count is exact. */
const holdQuotaSql = sql('hold-job-quota')`
select pg_advisory_xact_lock(hashtextextended('jobs of ' || $1, 0))`

/** Communications are not counted: they wait for the time that the caller chose. */
const countWaitingSql = sql('count-waiting-jobs')`
select count(*) as jobs,
  coalesce(sum((
    select sum(octet_length(bytes)) from job_files
    where job_files.organization_id = $1 and job_id = jobs.id and kind = 'source'
  )), 0)::bigint
  + (select coalesce(sum(octet_length(bytes)), 0) from upload_parts where organization_id = $1) as bytes
from jobs where organization_id = $1 and finished_at is null and type in ('import', 'export', 'source_import')`

export async function refuseOverJobQuota({ transaction }: Work, { organization }: Caller, file?: UploadedFile) {
  transaction.defer(holdQuotaSql, [organization.id])
  const [found] = await transaction.run<{ jobs: number; bytes: number }>(countWaitingSql, [organization.id])
  const { jobs, bytes } = found ?? { jobs: 0, bytes: 0 }
  if (jobs >= MAX_UNFINISHED_JOBS) {
    return refused(
      `The organization has ${jobs} imports and exports that wait or are at work, and may have ${MAX_UNFINISHED_JOBS} at once; try again when one of them has ended.`,
    )
  }
  // A spooled upload is already in `bytes`.
  if (bytes + (file && file.uploadId === null ? file.size : 0) <= MAX_KEPT_BYTES) return undefined
  return refused(
    `The files that the organization has uploaded for imports would have more than ${MAX_KEPT_BYTES / 1024 / 1024} MB together; each is deleted within ten minutes of the end of its import, so try again later.`,
  )
}

const refused = (message: string): Refusal<'jobs_limit_reached'> =>
  refuse('jobs_limit_reached', message, buildRetryAfterExtras(RETRY_SECONDS))
