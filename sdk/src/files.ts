/// <reference types="node" />
import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * A file on the disk, to be sent.
 *
 * @param path Where it is.
 */
export async function openFile(path: string): Promise<Blob> {
  return new Blob([new Uint8Array(await readFile(path))])
}

/**
 * Writes what arrives to a file on the disk, which is there when all of it has arrived, and not before.
 *
 * @param path Where it is to be.
 * @param stream What `jobs.download` gives.
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
