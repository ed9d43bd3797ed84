/// <reference types="node" />
import { open, readFile, rename } from 'node:fs/promises'
import { applyChanges, createTaskQueue, type ScannerStorage } from './storage.ts'

/** The file is rewritten when it is twice as long as its entries, and this many characters more. */
const MAX_TOO_LONG = 2_000_000

/**
 * Stores everything in one file; each line is a commit, flushed to disk before `commit` resolves. An incomplete last
 * line, as after a power failure, was never committed and is ignored.
 */
export function fileStorage(path: string): ScannerStorage {
  let kept: Map<string, string> | undefined
  let length = 0
  const inOrder = createTaskQueue()

  const load = async () => {
    if (kept) return kept
    const text = await readFile(path, 'utf8').catch(nothingIfMissing)
    kept = readLines(text)
    length = text.length
    // Removes an incomplete line, so that the next one is not appended to it.
    if (text !== '' && !text.endsWith('\n')) length = await rewrite(path, kept)
    return kept
  }

  const commit = async (changes: ReadonlyMap<string, string | null>) => {
    const known = await load()
    length += await write(path, 'a', changes)
    applyChanges(known, changes)
    if (length > 2 * lengthOf(known) + MAX_TOO_LONG) length = await rewrite(path, known)
  }

  return { load: () => inOrder(async () => new Map(await load())), commit: (changes) => inOrder(() => commit(changes)) }
}

function readLines(text: string): Map<string, string> {
  const kept = new Map<string, string>()
  for (const row of text.split('\n').slice(0, -1)) applyChanges(kept, JSON.parse(row))
  return kept
}

function lengthOf(kept: ReadonlyMap<string, string>): number {
  let length = 0
  for (const [key, value] of kept) length += key.length + value.length
  return length
}

/** Resolves with the length of the line when it is flushed to disk. */
async function write(path: string, how: 'a' | 'w', changes: ReadonlyMap<string, string | null>): Promise<number> {
  const file = await open(path, how, 0o600)
  const line = `${JSON.stringify([...changes])}\n`
  try {
    await file.writeFile(line)
    await file.sync()
    return line.length
  } finally {
    await file.close()
  }
}

/** Replaces the file atomically. */
async function rewrite(path: string, kept: ReadonlyMap<string, string>): Promise<number> {
  const length = await write(`${path}.new`, 'w', kept)
  await rename(`${path}.new`, path)
  return length
}

function nothingIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
  throw error
}
