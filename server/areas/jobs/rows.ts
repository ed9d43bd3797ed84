import type { Refusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'

export type Job = Schemas['Job']
export type JobType = Schemas['KnownJobType']
export type JobStatus = Schemas['KnownJobStatus']
export type JobCounts = Schemas['JobCounts']
export type JobWarning = Schemas['JobWarning']

export type JobFileKind = 'result' | 'rejects'

export type JobFileInfo = { name: string; type: JobFileMediaType }
export type JobFileMediaType = 'text/csv' | typeof XLSX_MEDIA_TYPE
export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type JobFieldShownAsStored = 'id' | 'preview' | 'livemode' | 'event_id' | 'counts' | 'warnings' | 'error'

/** `Parameters` and `State` belong to the kind of job. */
export type JobRow<Parameters = unknown, State = unknown> = Pick<Job, JobFieldShownAsStored> & {
  organization_id: string
  type: JobType
  status: JobStatus
  group_id: string | null
  made_by: 'key' | 'member' | 'operator'
  made_by_id: string | null
  /** Of the request or command that made the job. */
  source: AuditOrigin['source']
  client: string | null
  request_id: string | null
  parameters: Parameters
  state: State | null
  done: number
  total: number | null
  files: Partial<Record<JobFileKind, JobFileInfo>>
  result_bytes: number
  rejects_bytes: number
  upload_id: string | null
  next_attempt_at: Date
  attempts: number
  begun: number
  lease: string | null
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
  expires_at: Date | null
}

/** `waiting`: continue after `seconds`; with `error` the attempt failed, without it others work for the job. */
export type JobEnd =
  | { status: 'succeeded' }
  | { status: 'failed'; error: Schemas['JobError'] }
  | { status: 'waiting'; seconds: number; error?: string }

export const toFailedJobEnd = ({ code, message }: Refusal): JobEnd => ({ status: 'failed', error: { code, message } })
