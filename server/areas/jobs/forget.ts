import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'

const FEW = 200

/** Deletes the files of jobs that ended a day ago, and what was uploaded for nothing. Null asks the database's clock. */
export async function forgetJobFiles(database: Database, now: Date | null): Promise<void> {
  const clock = 'coalesce(?::timestamptz, now())'
  const expired = `select organization_id, id from jobs where expires_at <= ${clock}`
  await deleteInBatches(database, 'job_files', [`(organization_id, job_id) in (${expired})`, now], FEW)
  await deleteInBatches(
    database,
    'upload_parts',
    [`(organization_id, upload_id) in (select organization_id, upload_id from jobs where expires_at <= ${clock})`, now],
    FEW,
  )
  await deleteInBatches(database, 'uploads', [
    `created_at <= ${clock} - interval '1 hour' and not exists (
  select from jobs where jobs.organization_id = uploads.organization_id and jobs.upload_id = uploads.id
    and (jobs.expires_at is null or jobs.expires_at > ${clock})
)`,
    now,
    now,
  ])
}
