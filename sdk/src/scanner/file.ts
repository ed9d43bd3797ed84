/// <reference types="node" />
import { open, readFile, rename } from 'node:fs/promises'
import { applyChanges, createTaskQueue, type ScannerStorage } from './storage.ts'

/** The file is rewritten when it has this many more lines than entries. */
const MAX_LINES_TOO_MANY = 5_000

/**
 * Stores everything in one file; each line is a commit, flushed to disk before `commit` resolves. An incomplete last
 * line, as after a power failure, was never committed and is ignored.
 */
export function fileStorage(path: string): ScannerStorage {
  let kept: Map<string, string> | undefined
  let lines = 0
  const inOrder = createTaskQueue()

  const load = async () => {
    if (kept) return kept
    const found = readLines(await readFile(path, 'utf8').catch(nothingIfMissing))
    kept = found.kept
    lines = found.lines
    // Removes an incomplete line, so that the next one is not appended to it.
    if (found.isCutOff) await rewrite(path, kept)
    return kept
  }

  const commit = async (changes: ReadonlyMap<string, string | null>) => {
    const known = await load()
    await write(path, 'a', changes)
    applyChanges(known, changes)
    lines += 1
    if (lines < known.size + MAX_LINES_TOO_MANY) return
    await rewrite(path, known)
    lines = 1
  }

  return {
    load: () => inOrder(async () => new Map(await load())),
    commit: (changes) => inOrder(() => commit(changes)),
  }
}

function readLines(text: string) {
  const kept = new Map<string, string>()
  const rows = text.split('\n')
  const isCutOff = rows.at(-1) !== ''
  const whole = rows.slice(0, -1)
  for (const row of whole) applyChanges(kept, JSON.parse(row))
  return { kept, lines: whole.length, isCutOff }
}

/** Resolves when the line is flushed to disk. */
async function write(path: string, how: 'a' | 'w', changes: ReadonlyMap<string, string | null>): Promise<void> {
  const file = await open(path, how, 0o600)
  try {
    await file.writeFile(`${JSON.stringify([...changes])}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Replaces the file atomically. */
async function rewrite(path: string, kept: ReadonlyMap<string, string>): Promise<void> {
  await write(`${path}.new`, 'w', kept)
  await rename(`${path}.new`, path)
}

function nothingIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
  throw error
}
