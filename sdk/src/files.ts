/// <reference types="node" />
import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Opens a file on disk, to be sent.
 *
 * @param path The path of the file.
 */
export async function openFile(path: string): Promise<Blob> {
  return new Blob([new Uint8Array(await readFile(path))])
}

/**
 * Writes a stream to a file on disk. The file appears only when it is complete.
 *
 * @param path The path of the file.
 * @param stream The result of `jobs.download`.
 */
export async function saveFile(path: string, stream: ReadableStream<Uint8Array>): Promise<void> {
  const partial = `${path}.part`
  try {
    await pipeline(Readable.fromWeb(stream as never), createWriteStream(partial, { mode: 0o600 }))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
