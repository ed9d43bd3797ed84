import type { components } from '../../../generated/types.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'

type Schemas = components['schemas']

export type Job = Schemas['Job']
export type JobType = Schemas['KnownJobType']
export type JobStatus = Schemas['KnownJobStatus']
export type JobCounts = Schemas['JobCounts']
export type JobWarning = Schemas['JobWarning']
export type JobError = Schemas['JobError']

export type JobFileKind = 'result' | 'rejects'

/** What a file is called where it is saved, and of which media type it is. */
export type JobFileName = { name: string; type: JobFileType }
export type JobFileType = 'text/csv' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A job as the database has it. `Parameters` and `State` are what its kind keeps there. */
export type JobRow<Parameters = unknown, State = unknown> = {
  organization_id: string
  id: string
  type: JobType
  status: JobStatus
  preview: boolean
  livemode: boolean
  event_id: string | null
  group_id: string | null
  made_by: 'key' | 'member' | 'operator'
  made_by_id: string | null
  /** Of the call or command that made it; null where a release made it that did not keep it. */
  source: AuditOrigin['source'] | null
  client: string | null
  request_id: string | null
  parameters: Parameters
  state: State | null
  done: number
  total: number | null
  counts: JobCounts
  warnings: JobWarning[]
  error: JobError | null
  files: Partial<Record<JobFileKind, JobFileName>>
  result_bytes: number
  rejects_bytes: number
  upload_id: string | null
  /** When it is due; of one that somebody works on, when a worker of the release before may take it. */
  next_attempt_at: Date
  attempts: number
  begun: number
  lease: string | null
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
  expires_at: Date | null
}

/** What a job comes to that was not stopped: its end, or that others are at work for it, so that it is looked after again later, or
 * that it failed and is tried again. */
export type JobEnd =
  | { status: 'succeeded' }
  | { status: 'failed'; error: JobError }
  | { status: 'waiting'; seconds: number; error?: string }

/** A refusal of an act, as the end of the job that tried it. */
export function failedWith({ code, message }: Refusal): JobEnd {
  return { status: 'failed', error: { code, message } }
}
