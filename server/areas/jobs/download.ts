import { Readable } from 'node:stream'
import type { Caller } from '../../access/callers/index.ts'
import { buildRetryAfterExtras, isRefusal, type Refusal, refuse, refuseState } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { areWorkbookRejects, streamJobOutput } from './files.ts'
import { findVisibleJob } from './find.ts'
import type { JobFileInfo, JobFileKind, JobFileMediaType, JobRow } from './rows.ts'
import { getMainFileKind, isJobFileAvailable } from './shape.ts'

type Missing = Refusal<'not_found' | 'link_expired'>
type FileOptions = { asCsv?: boolean | undefined }

type Download<Type extends JobFileMediaType> = Type extends JobFileMediaType
  ? { status: 200; body: Readable; headers: Record<string, string> & { 'Content-Type': Type | `${Type}; ${string}` } }
  : never

/** Streams a file of a job, one part at a time, as fast as the client reads. */
export async function downloadJobFile<Type extends JobFileMediaType>(
  reader: Reader,
  caller: Caller,
  id: string,
  kind: JobFileKind,
  options: FileOptions = {},
): Promise<Download<Type> | Missing | Refusal<'invalid_state'>> {
  const row = await findVisibleJob(reader, caller, id)
  if (isRefusal(row)) return row
  return (
    refuseUnfinished(row, kind) ?? refuseMissing(row, kind, caller.at) ?? sendFile<Type>(reader, row, kind, options)
  )
}

const RETRY_SECONDS = 2

/** The file that the job is made for, for those who wait for it. */
export async function downloadMainFile<Type extends JobFileMediaType>(
  reader: Reader,
  caller: Caller,
  id: string,
  options: FileOptions,
): Promise<Download<Type> | Missing | Refusal<'file_not_ready'>> {
  const row = await findVisibleJob(reader, caller, id)
  if (isRefusal(row)) return row
  if (!row.expires_at) {
    const message = `The job ${id} is ${row.status}; ask for its file again in ${RETRY_SECONDS} seconds.`
    const { headers, details } = buildRetryAfterExtras(RETRY_SECONDS)
    return refuse('file_not_ready', message, { headers, details: { state: row.status, ...details } })
  }
  const kind = getMainFileKind(row)
  return refuseMissing(row, kind, caller.at) ?? sendFile<Type>(reader, row, kind, kind === 'rejects' ? options : {})
}

function sendFile<Type extends JobFileMediaType>(
  reader: Reader,
  row: JobRow,
  kind: JobFileKind,
  { asCsv = false }: FileOptions,
): Download<Type> {
  const { name, type } = fileOf(row, kind, asCsv)
  const size = kind === 'result' ? row.result_bytes : row.rejects_bytes
  // Those of a workbook are stored differently than they are sent.
  const length = areWorkbookRejects(row, kind) ? {} : { 'Content-Length': String(size) }
  return {
    status: 200,
    body: Readable.from(streamJobOutput(reader, row, kind, type), { objectMode: false }),
    headers: {
      'Content-Type': type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
      ...length,
      'Content-Disposition': `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeName(name)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  } as unknown as Download<Type>
}

function fileOf(row: JobRow, kind: JobFileKind, asCsv: boolean): JobFileInfo {
  const file = row.files[kind] as JobFileInfo
  return asCsv ? { name: file.name.replace(/\.xlsx$/, '.csv'), type: 'text/csv' } : file
}

function refuseUnfinished({ id, status, expires_at }: JobRow, kind: JobFileKind): Refusal<'invalid_state'> | undefined {
  if (expires_at) return undefined
  const message =
    kind === 'result'
      ? `The job ${id} is ${status} and has no result yet.`
      : `The job ${id} is ${status}; its rejects can be downloaded when it has finished.`
  return refuseState(status, message)
}

function refuseMissing(row: JobRow, kind: JobFileKind, at: Date): Missing | undefined {
  if (isJobFileAvailable(row, kind, at)) return undefined
  const { id, status, expires_at } = row
  const made = kind === 'result' ? status === 'succeeded' && row.result_bytes > 0 : row.rejects_bytes > 0
  if (made) {
    const at = expires_at?.toISOString() ?? ''
    return refuse('link_expired', `The files of the job ${id} were kept until ${at}.`, { details: { at } })
  }
  const ended = status === 'cancelled' ? 'been cancelled' : status
  return refuse('not_found', `The job ${id} has ${ended} and has no ${kind}.`)
}

/** For clients that do not understand `filename*`. */
const asciiName = (name: string): string => name.replaceAll(/[^ !#-[\]-~]/g, '_')

/** RFC 8187. */
function encodeName(name: string): string {
  const percent = (found: string) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(name).replaceAll(/['()*!]/g, percent)
}
