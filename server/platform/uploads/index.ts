import { createHash } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { buildReader, type Reader, sql } from '../database/prepared.ts'
import { newId } from '../ids.ts'

/** Smaller files stay in memory; larger ones are stored in pieces of this size. */
const PIECE_BYTES = 1024 * 1024

/** `letGo` deletes the file after the request, unless it was taken over. */
export type SpooledFile = { file: UploadedFile; digest: Buffer; letGo(): Promise<void> }

/** Reads a file to its end and stores it. If reading ends early, as when a client disconnects, nothing is left. */
export async function spoolUpload(
  { database, organizationId, now }: { database: Database; organizationId: string; now: Date },
  source: AsyncIterable<Buffer>,
): Promise<SpooledFile> {
  const reader = buildReader(database)
  const digest = createHash('sha256')
  let uploadId: string | null = null
  let [size, parts] = [0, 0]
  let piece: Buffer = Buffer.alloc(0)
  let pieceBytes = 0

  const writePiece = async () => {
    if (uploadId === null) {
      uploadId = newId(now)
      await reader.run(insertUploadSql, [organizationId, uploadId, now])
    }
    await reader.run(insertUploadPartSql, [organizationId, uploadId, parts, piece.subarray(0, pieceBytes)])
    parts += 1
    pieceBytes = 0
  }

  try {
    for await (const chunk of source) {
      digest.update(chunk)
      size += chunk.length
      for (let at = 0; at < chunk.length; ) {
        if (pieceBytes === PIECE_BYTES) await writePiece()
        const taken = chunk.subarray(at, at + PIECE_BYTES - pieceBytes)
        piece = withRoom(piece, pieceBytes, taken.length)
        pieceBytes += taken.copy(piece, pieceBytes)
        at += taken.length
      }
    }
    if (uploadId !== null && pieceBytes > 0) await writePiece()
  } catch (error) {
    if (uploadId !== null) await purgeUpload(database, organizationId, uploadId)
    throw error
  }
  const whole = piece.subarray(0, pieceBytes)
  const spooled = uploadId
  let isTaken = false
  const file: UploadedFile = {
    size,
    uploadId: spooled,
    chunks: (by = reader, from = 0) =>
      spooled === null ? once(whole.subarray(from)) : readUpload(by, organizationId, spooled, from),
    keep: () => {
      isTaken = true
    },
  }
  const letGo = async () => {
    if (spooled !== null && !isTaken) await purgeUpload(database, organizationId, spooled)
  }
  return { file, digest: digest.digest(), letGo }
}

/** Copies into one buffer, because storing each tiny chunk costs far more than its bytes. */
function withRoom(piece: Buffer, length: number, more: number): Buffer {
  if (length + more <= piece.length) return piece
  const larger = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, Math.max(length + more, piece.length * 2)))
  piece.copy(larger, 0, 0, length)
  return larger
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes
}

/** Begins at the piece that has the byte `from`: all but the last are of one size. */
export async function* readUpload(
  reader: Reader,
  organizationId: string,
  uploadId: string,
  from = 0,
): AsyncGenerator<Buffer> {
  const first = Math.floor(from / PIECE_BYTES)
  for (let part = first; ; part += 1) {
    const [found] = await reader.run<{ bytes: Buffer }>(readUploadPartSql, [organizationId, uploadId, part])
    if (!found) return
    yield part === first ? found.bytes.subarray(from % PIECE_BYTES) : found.bytes
  }
}

export async function deleteUpload(reader: Reader, organizationId: string, uploadId: string): Promise<void> {
  await reader.run(deleteUploadSql, [organizationId, uploadId])
}

/** A scheduled task deletes what could not be deleted here. */
const purgeUpload = (database: Database, organizationId: string, uploadId: string): Promise<void> =>
  deleteUpload(buildReader(database), organizationId, uploadId).catch(() => {})

const insertUploadSql = sql('insert-upload')`
insert into uploads (organization_id, id, created_at) values ($1, $2, $3)`

const insertUploadPartSql = sql('insert-upload-part')`
insert into upload_parts (organization_id, upload_id, part, bytes) values ($1, $2, $3, $4)`

const readUploadPartSql = sql('read-upload-part')`
select bytes from upload_parts where organization_id = $1 and upload_id = $2 and part = $3`

const deleteUploadSql = sql('delete-upload')`delete from uploads where organization_id = $1 and id = $2`

export type UploadedFile = {
  size: number
  /** Null if it is small enough to be in memory. */
  uploadId: string | null
  /** From `from`, else from the start. Callers that have a connection pass it as `by`, so as not to wait for a second one. */
  chunks(by?: Reader, from?: number): AsyncIterable<Buffer>
  /** Takes the file over, so that it is not deleted with the request. */
  keep(): void
}
