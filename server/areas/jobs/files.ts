import { type Reader, sql } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { deleteUpload, readUpload } from '../../platform/uploads/index.ts'
import { formatRejectsAsCsv, formatRejectsAsWorkbook } from './rejects-of-workbook.ts'
import { type JobFileMediaType, type JobRow, XLSX_MEDIA_TYPE } from './rows.ts'

const MAX_PART_BYTES = 1024 * 1024

/** $1 organization, $2 job, $3 kind, $4 the bytes. From the job, so that the node with its files does it alone. */
const addPartSql = sql('add-job-file-part')`
insert into job_files (organization_id, job_id, kind, bytes, part)
select organization_id, id, $3, $4::bytea, coalesce((
  select max(part) from job_files where organization_id = $1 and job_id = $2 and kind = $3
), 0) + 1
from jobs where organization_id = $1 and id = $2`

/** $1 organization, $2 job, $3 kinds */
const dropPartsSql = sql('drop-job-file-parts')`
delete from job_files where organization_id = $1 and job_id = $2 and kind = any ($3)`

const unlinkUploadSql = sql('unlink-upload')`
update jobs set upload_id = null where organization_id = $1 and id = $2`

/** $4 the previous part */
const nextPartSql = sql('next-job-file-part')`
select part, bytes from job_files where organization_id = $1 and job_id = $2 and kind = $3 and part > $4 order by part limit 1`

type Kind = 'source' | 'result' | 'rejects'

export async function appendToJobFile(
  transaction: Transaction,
  { organization_id, id }: Pick<JobRow, 'organization_id' | 'id'>,
  kind: Kind,
  bytes: Buffer,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += MAX_PART_BYTES) {
    const piece = bytes.subarray(at, at + MAX_PART_BYTES)
    await transaction.run(addPartSql, [organization_id, id, kind, piece])
  }
}

export async function deleteJobOutput(transaction: Transaction, { organization_id, id }: JobRow): Promise<void> {
  transaction.defer(dropPartsSql, [organization_id, id, ['result', 'rejects']])
}

/** Deletes the upload of a finished job: nothing reads it again. */
export async function deleteJobSource(transaction: Transaction, row: JobRow): Promise<void> {
  if (row.upload_id === null) await transaction.run(dropPartsSql, [row.organization_id, row.id, ['source']])
  else {
    transaction.defer(unlinkUploadSql, [row.organization_id, row.id])
    await deleteUpload(transaction, row.organization_id, row.upload_id)
  }
}

/** The bytes of a file from the byte `from` on. */
export async function* readJobFileParts(reader: Reader, row: JobRow, kind: Kind, from = 0): AsyncGenerator<Buffer> {
  if (kind === 'source' && row.upload_id) {
    yield* readUpload(reader, row.organization_id, row.upload_id, from)
    return
  }
  let skipped = 0
  let after = 0
  for (;;) {
    const values = [row.organization_id, row.id, kind, after]
    const [found] = await reader.run<{ part: number; bytes: Buffer }>(nextPartSql, values)
    if (!found) return
    after = found.part
    yield found.bytes.subarray(Math.max(0, from - skipped))
    skipped += found.bytes.length
  }
}

/** Reads a file of a finished job: all of it, or an error. Rejects of a workbook are one too, unless CSV is asked for. */
export function streamJobOutput(
  reader: Reader,
  row: JobRow,
  kind: 'result' | 'rejects',
  type: JobFileMediaType | undefined = row.files[kind]?.type,
): AsyncGenerator<Buffer> {
  const stored = readAll(reader, row, kind)
  if (!areWorkbookRejects(row, kind)) return stored
  return type === XLSX_MEDIA_TYPE ? formatRejectsAsWorkbook(stored) : formatRejectsAsCsv(stored)
}

export const areWorkbookRejects = (row: JobRow, kind: 'result' | 'rejects'): boolean =>
  kind === 'rejects' && row.files.rejects?.type === XLSX_MEDIA_TYPE

async function* readAll(reader: Reader, row: JobRow, kind: 'result' | 'rejects'): AsyncGenerator<Buffer> {
  let left = kind === 'result' ? row.result_bytes : row.rejects_bytes
  for await (const bytes of readJobFileParts(reader, row, kind)) {
    left -= bytes.length
    yield bytes
  }
  if (left !== 0) throw new Error(`The ${kind} of the job ${row.id} went away while it was read.`)
}
