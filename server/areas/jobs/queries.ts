import type { Reader, Statement } from '../../platform/database/prepared.ts'
import { type Condition, filteredList, type PageRequest } from '../../platform/lists/index.ts'
import type { JobRow, JobStatus, JobType } from './rows.ts'

export const COLUMNS = `
  organization_id, id, type, status, preview, livemode, event_id, group_id, made_by, made_by_id, source, client, request_id, parameters, state,
  done, total, counts, warnings, error, files, result_bytes, rejects_bytes, upload_id, next_attempt_at, attempts, begun, lease,
  created_at, started_at, finished_at, expires_at`

/** After what silence a worker of the release before may take a job. */
export const LEASE_SECONDS = 20

/** For how long the files of a job are kept after its end. */
export const KEPT_SECONDS = 86_400

export const insertJob: Statement = {
  name: 'insert-job',
  text: `
insert into jobs (
  organization_id, id, type, preview, livemode, event_id, group_id, made_by, made_by_id, source, client, request_id, parameters, total, files,
  upload_id, next_attempt_at, created_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
returning ${COLUMNS}`,
}

/** Whether a column of a job is what a caller may see: of its mode, and of its group or below. */
export type JobVisibility = { organizationId: string; livemode: boolean | null; within: Condition | null }

const SIGHT = ({ livemode, within }: JobVisibility): Record<string, Condition | null> => ({
  mode: livemode === null ? null : ['livemode = ?', livemode],
  within,
})

export async function findJob(reader: Reader, sight: JobVisibility, id: string): Promise<JobRow | undefined> {
  const { statement, values } = filteredList({
    name: 'find-job',
    head: [`select ${COLUMNS} from jobs where organization_id = ? and id = ?`, sight.organizationId, id],
    filters: SIGHT(sight),
    tail: [''],
  })
  const [found] = await reader.run<JobRow>(statement, values)
  return found
}

export type JobFilters = { type?: JobType; status?: JobStatus; eventId?: string }

/** Newest first; one more than the page holds. */
export function findJobs(
  reader: Reader,
  sight: JobVisibility,
  { type, status, eventId }: JobFilters,
  { position, limit }: PageRequest,
): Promise<JobRow[]> {
  const [before] = position ?? []
  const { statement, values } = filteredList({
    name: 'list-jobs',
    head: [`select ${COLUMNS} from jobs where organization_id = ?`, sight.organizationId],
    filters: {
      ...SIGHT(sight),
      type: type === undefined ? null : ['type = ?', type],
      status: status === undefined ? null : ['status = ?', status],
      event: eventId === undefined ? null : ['event_id = ?', eventId],
      before: before === undefined ? null : ['id < ?', before],
    },
    tail: ['order by id desc limit ?', limit + 1],
  })
  return reader.run<JobRow>(statement, values)
}

/** $1 organization, $2 job, $3 now. No row comes back where it has come to its end already. */
export const cancelJob: Statement = {
  name: 'cancel-job',
  text: `
update jobs set status = 'cancelled', lease = null, finished_at = $3, expires_at = $3::timestamptz + interval '${KEPT_SECONDS} seconds'
where organization_id = $1 and id = $2 and finished_at is null
returning ${COLUMNS}`,
}
