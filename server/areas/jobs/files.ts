import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { dropUpload, readUpload } from '../../platform/uploads/index.ts'
import { formatRejectsAsCsv, formatRejectsAsWorkbook } from './rejects-of-workbook.ts'
import { type JobFileMediaType, type JobRow, XLSX } from './rows.ts'

const MAX_PART_BYTES = 1024 * 1024

/** Appends parts. $1 organization, $2 job, $3 kind, $4 the parts */
const addPartsSql: Statement = {
  name: 'add-job-file-parts',
  text: `
insert into job_files (organization_id, job_id, kind, part, bytes)
select $1, $2, $3, (
  select coalesce(max(part), 0) from job_files where organization_id = $1 and job_id = $2 and kind = $3
) + piece.place, piece.bytes
from unnest($4::bytea[]) with ordinality as piece (bytes, place)`,
}

const dropPartsSql: Statement = {
  name: 'drop-job-files',
  text: `delete from job_files where organization_id = $1 and job_id = $2 and kind <> 'source'`,
}

const dropSourcePartsSql: Statement = {
  name: 'drop-job-source',
  text: `delete from job_files where organization_id = $1 and job_id = $2 and kind = 'source'`,
}

/** $4 the previous part */
const nextPartSql: Statement = {
  name: 'next-job-file-part',
  text: `
select part, bytes from job_files where organization_id = $1 and job_id = $2 and kind = $3 and part > $4 order by part limit 1`,
}

type Kind = 'source' | 'result' | 'rejects'

export async function appendToJobFile(
  transaction: Transaction,
  { organization_id, id }: Pick<JobRow, 'organization_id' | 'id'>,
  kind: Kind,
  bytes: Buffer,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += MAX_PART_BYTES) {
    const piece = bytes.subarray(at, at + MAX_PART_BYTES)
    await transaction.run(addPartsSql, [organization_id, id, kind, [piece]])
  }
}

export async function deleteJobOutput(transaction: Transaction, { organization_id, id }: JobRow): Promise<void> {
  transaction.defer(dropPartsSql, [organization_id, id])
}

/** Deletes the upload of a finished job: nothing reads it again. */
export async function deleteJobSource(transaction: Transaction, row: JobRow): Promise<void> {
  if (row.upload_id === null) await transaction.run(dropSourcePartsSql, [row.organization_id, row.id])
  else await dropUpload(transaction, row.organization_id, row.upload_id)
}

export async function* readJobFileParts(reader: Reader, row: JobRow, kind: Kind): AsyncGenerator<Buffer> {
  if (kind === 'source' && row.upload_id) {
    yield* readUpload(reader, row.organization_id, row.upload_id)
    return
  }
  let after = 0
  for (;;) {
    const values = [row.organization_id, row.id, kind, after]
    const [found] = await reader.run<{ part: number; bytes: Buffer }>(nextPartSql, values)
    if (!found) return
    after = found.part
    yield found.bytes
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
  if (!areRejectsOfWorkbook(row, kind)) return stored
  return type === XLSX ? formatRejectsAsWorkbook(stored) : formatRejectsAsCsv(stored)
}

export function areRejectsOfWorkbook(row: JobRow, kind: 'result' | 'rejects'): boolean {
  return kind === 'rejects' && row.files.rejects?.type === XLSX
}

async function* readAll(reader: Reader, row: JobRow, kind: 'result' | 'rejects'): AsyncGenerator<Buffer> {
  let left = kind === 'result' ? row.result_bytes : row.rejects_bytes
  for await (const bytes of readJobFileParts(reader, row, kind)) {
    left -= bytes.length
    yield bytes
  }
  if (left !== 0) throw new Error(`The ${kind} of the job ${row.id} went away while it was read.`)
}
