import type { Database } from '../../platform/database/connect.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { FILE_RETENTION_SECONDS } from './queries.ts'

const FEW = 200

/** Deletes files of jobs that ended a day ago, and uploads that no unfinished job needs. Null: the database's clock. */
export async function purgeJobFiles(database: Database, now: Date | null): Promise<void> {
  const clock = 'coalesce(?::timestamptz, now())'
  const expired = `select organization_id, id from jobs where expires_at <= ${clock}`
  await deleteInBatches(database, 'job_files', [`(organization_id, job_id) in (${expired})`, now], FEW)
  const over = 'select organization_id, id from jobs where expires_at is not null'
  await deleteInBatches(database, 'job_files', [`kind = 'source' and (organization_id, job_id) in (${over})`], FEW)
  await deleteInBatches(
    database,
    'upload_parts',
    ['(organization_id, upload_id) in (select organization_id, upload_id from jobs where expires_at is not null)'],
    FEW,
  )
  await database('jobs').whereNotNull('expires_at').whereNotNull('upload_id').update({ upload_id: null })
  await deleteInBatches(database, 'uploads', [
    `created_at <= ${clock} - interval '1 hour' and not exists (
  select from jobs where jobs.organization_id = uploads.organization_id and jobs.upload_id = uploads.id
    and jobs.expires_at is null
)`,
    now,
  ])
}

/** Deletes jobs that ended 90 days ago, with the files that are left. Null: the database's clock. */
export async function purgeJobs(database: Database, now: Date | null): Promise<void> {
  const since = `coalesce(?::timestamptz, now()) - interval '90 days' + interval '${FILE_RETENTION_SECONDS} seconds'`
  await deleteInBatches(database, 'jobs', [`expires_at <= ${since}`, now])
}
