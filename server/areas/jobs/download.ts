import { Readable } from 'node:stream'
import type { Caller } from '../../access/callers/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { areRejectsOfWorkbook, streamJobOutput } from './files.ts'
import { findVisibleJob } from './find.ts'
import type { JobFileInfo, JobFileKind, JobFileMediaType, JobRow } from './rows.ts'
import { isJobFileAvailable } from './shape.ts'

type Refused = Refusal<'not_found' | 'invalid_state' | 'link_expired'>

type Download<Type extends JobFileMediaType> = Type extends JobFileMediaType
  ? {
      status: 200
      body: Readable
      headers: Record<string, string> & { 'Content-Type': Type | `${Type}; ${string}` }
    }
  : never

/** Streams a file of a job, one part at a time, as fast as the client reads. */
export async function downloadJobFile<Type extends JobFileMediaType>(
  reader: Reader,
  caller: Caller,
  id: string,
  kind: JobFileKind,
  { asCsv = false }: { asCsv?: boolean | undefined } = {},
): Promise<Download<Type> | Refused> {
  const row = await findVisibleJob(reader, caller, id)
  if (isRefusal(row)) return row
  const refusal = refuseFile(row, kind, caller.at)
  if (refusal) return refusal
  const { name, type } = fileOf(row, kind, asCsv)
  const size = kind === 'result' ? row.result_bytes : row.rejects_bytes
  // Those of a workbook are stored differently than they are sent.
  const length = areRejectsOfWorkbook(row, kind) ? {} : { 'Content-Length': String(size) }
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

function refuseFile(row: JobRow, kind: JobFileKind, at: Date): Refused | undefined {
  if (isJobFileAvailable(row, kind, at)) return undefined
  const { id, status, expires_at } = row
  if (!expires_at) {
    const message =
      kind === 'result'
        ? `The job ${id} is ${status} and has no result yet.`
        : `The job ${id} is ${status}; its rejects can be downloaded when it has finished.`
    return refuse('invalid_state', message, { details: { state: status } })
  }
  const made = kind === 'result' ? status === 'succeeded' && row.result_bytes > 0 : row.rejects_bytes > 0
  if (made) return refuse('link_expired', `The files of the job ${id} were kept until ${expires_at.toISOString()}.`)
  return refuse(
    'not_found',
    `The job ${id} has ${status === 'cancelled' ? 'been cancelled' : status} and has no ${kind}.`,
  )
}

/** For clients that do not understand `filename*`. */
function asciiName(name: string): string {
  return name.replaceAll(/[^ !#-[\]-~]/g, '_')
}

/** RFC 8187. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
