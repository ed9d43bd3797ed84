import { type Reader, sql } from '../../platform/database/prepared.ts'
import { buildPageClauses, type PageRequest, runFilteredQuery, type SqlCondition } from '../../platform/lists/index.ts'
import type { JobRow, JobStatus, JobType } from './rows.ts'

export const JOB_COLUMNS = `
  organization_id, id, type, status, preview, livemode, event_id, group_id, made_by, made_by_id, source, client, request_id, parameters, state,
  done, total, counts, warnings, error, files, result_bytes, rejects_bytes, upload_id, next_attempt_at, attempts, begun, lease,
  created_at, started_at, finished_at, expires_at`

/** How long the files of a job are stored after its end. */
export const FILE_RETENTION_SECONDS = 86_400

export const insertJobSql = sql('insert-job')`
insert into jobs (
  organization_id, id, type, preview, livemode, event_id, group_id, made_by, made_by_id, source, client, request_id, parameters, total, files,
  upload_id, next_attempt_at, created_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
returning ${JOB_COLUMNS}`

/** The mode and the group that limit which jobs a caller sees; null: no limit. */
export type JobVisibility = { organizationId: string; livemode: boolean | null; within: SqlCondition | null }

const SIGHT = ({ livemode, within }: JobVisibility): Record<string, SqlCondition | null> => ({
  mode: livemode === null ? null : ['livemode = ?', livemode],
  within,
})

export async function findJob(reader: Reader, sight: JobVisibility, id: string): Promise<JobRow | undefined> {
  const [found] = await runFilteredQuery<JobRow>(reader, {
    name: 'find-job',
    head: [`select ${JOB_COLUMNS} from jobs where organization_id = ? and id = ?`, sight.organizationId, id],
    filters: SIGHT(sight),
  })
  return found
}

export function findJobs(
  reader: Reader,
  sight: JobVisibility,
  { type, status, eventId }: { type?: JobType; status?: JobStatus; eventId?: string },
  page: PageRequest,
): Promise<JobRow[]> {
  const { after: before, tail } = buildPageClauses('id', { ...page, newestFirst: true })
  return runFilteredQuery<JobRow>(reader, {
    name: 'list-jobs',
    head: [`select ${JOB_COLUMNS} from jobs where organization_id = ?`, sight.organizationId],
    filters: {
      ...SIGHT(sight),
      type: type === undefined ? null : ['type = ?', type],
      status: status === undefined ? null : ['status = ?', status],
      event: eventId === undefined ? null : ['event_id = ?', eventId],
      before,
    },
    tail,
  })
}

/** $1 organization, $2 job, $3 now. Returns no row when the job has already ended. */
export const cancelJobSql = sql('cancel-job')`
update jobs set status = 'cancelled', lease = null, finished_at = $3, expires_at = $3::timestamptz + interval '${FILE_RETENTION_SECONDS} seconds'
where organization_id = $1 and id = $2 and finished_at is null
returning ${JOB_COLUMNS}`
