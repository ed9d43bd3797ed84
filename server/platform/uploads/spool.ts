import { createHash } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { type Reader, readerOn } from '../database/prepared.ts'
import { newId } from '../ids.ts'
import { deleteUpload, insertUpload, insertUploadPart, readUploadPart } from './queries.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** What is smaller stays in memory, and what is larger is written in pieces of this size. */
const PIECE_BYTES = 1024 * 1024

export type Spooling = { database: Database; organizationId: string; now: Date | null; charset: string | null }

/** A file with its SHA-256, and how it is let go of when its request is over and nobody has taken it. */
export type Spooled = { file: UploadedFile; digest: Buffer; letGo(): Promise<void> }

/**
 * Reads a file to its end and keeps it until somebody takes it. Whatever ends the reading early, such as a client that goes away, leaves
 * nothing behind.
 */
export async function spool(
  { database, organizationId, now, charset }: Spooling,
  source: AsyncIterable<Buffer>,
): Promise<Spooled> {
  const reader = readerOn(database)
  const digest = createHash('sha256')
  let uploadId: string | null = null
  let [size, parts] = [0, 0]
  let piece: Buffer[] = []
  let pieceBytes = 0

  const writePiece = async () => {
    if (uploadId === null) {
      uploadId = newId(now ?? new Date())
      await reader.run(insertUpload, [organizationId, uploadId, now])
    }
    await reader.run(insertUploadPart, [organizationId, uploadId, parts, Buffer.concat(piece)])
    parts += 1
    piece = []
    pieceBytes = 0
  }

  try {
    for await (const chunk of source) {
      digest.update(chunk)
      size += chunk.length
      for (let at = 0; at < chunk.length; ) {
        if (pieceBytes === PIECE_BYTES) await writePiece()
        const taken = chunk.subarray(at, at + PIECE_BYTES - pieceBytes)
        piece.push(taken)
        pieceBytes += taken.length
        at += taken.length
      }
    }
    if (uploadId !== null && pieceBytes > 0) await writePiece()
  } catch (error) {
    if (uploadId !== null) await forgetUpload(database, organizationId, uploadId)
    throw error
  }
  const whole = Buffer.concat(piece)
  const spooled = uploadId
  let isTaken = false
  const file: UploadedFile = {
    ...{ size, charset, uploadId: spooled },
    chunks: () => (spooled === null ? once(whole) : readUpload(reader, organizationId, spooled)),
    keep: () => {
      isTaken = true
    },
  }
  const letGo = async () => {
    if (spooled !== null && !isTaken) await forgetUpload(database, organizationId, spooled)
  }
  return { file, digest: digest.digest(), letGo }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes
}

/** A piece at a time, from the start. */
export async function* readUpload(reader: Reader, organizationId: string, uploadId: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const [found] = await reader.run<{ bytes: Buffer }>(readUploadPart, [organizationId, uploadId, part])
    if (!found) return
    yield found.bytes
  }
}

/** What could not be deleted now is found by the clock. */
async function forgetUpload(database: Database, organizationId: string, uploadId: string): Promise<void> {
  await readerOn(database)
    .run(deleteUpload, [organizationId, uploadId])
    .catch(() => {})
}
