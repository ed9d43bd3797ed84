import type { Caller } from '../../access/callers/index.ts'
import { newId } from '../../platform/ids.ts'
import type { UploadedFile } from '../../platform/uploads/index.ts'
import type { Work } from '../../platform/work/work.ts'
import { addToFile } from './files.ts'
import { insertJob } from './queries.ts'
import type { JobRow, JobType } from './rows.ts'
import { toRecord } from './shape.ts'

export type NewJob = {
  type: JobType
  /** The caller that owns the job, and that it acts for. */
  caller: Caller
  eventId: string | null
  preview: boolean
  parameters: object
  total?: number | null
  file?: UploadedFile | null
  /** Names of the files that it makes; rejects default to a CSV file. */
  files?: JobRow['files']
  /** Default: now. */
  startsAt?: Date
}

/** Inserts a job. Then either `runNow` does it in this transaction, or `sendJob` queues it for a worker. */
export async function makeJob(work: Work, input: NewJob): Promise<JobRow> {
  const { transaction, now, origin } = work
  const { caller, file, startsAt = now } = input
  const id = newId(now)
  const [made_by, made_by_id] = madeBy(caller)
  const [row] = await transaction.run<JobRow>(insertJob, [
    caller.organization.id,
    id,
    input.type,
    input.preview,
    caller.key.mode === 'live',
    input.eventId,
    caller.key.group?.id ?? null,
    made_by,
    made_by_id,
    origin.source,
    origin.client,
    origin.requestId,
    JSON.stringify(input.parameters),
    input.total ?? null,
    JSON.stringify({ ...namedFiles(input.type, id), ...input.files }),
    file?.uploadId ?? null,
    startsAt,
    now,
  ])
  if (!row) throw new Error(`The job ${id} was not inserted.`)
  file?.keep()
  if (file && file.uploadId === null) {
    for await (const bytes of file.chunks()) await addToFile(transaction, row, 'source', bytes)
  }
  work.audit({ action: 'job.created', object: { type: 'job', id }, before: null, after: toRecord(row) })
  return row
}

function madeBy({ key, commanded }: Caller): [JobRow['made_by'], string | null] {
  if (!commanded) return ['key', key.id]
  return commanded.member ? ['member', commanded.member.id] : ['operator', null]
}

function namedFiles(type: string, id: string): JobRow['files'] {
  return {
    result: { name: `${type}-${id}.csv`, type: 'text/csv' },
    rejects: { name: `${type}-${id}-rejects.csv`, type: 'text/csv' },
  }
}
