/// <reference types="node" />
import { open, readFile, rename } from 'node:fs/promises'
import { applyChanges, type ScannerStorage, takingTurns } from './storage.ts'

/** When so many lines are more than what is kept, the file is written anew. */
const MAX_LINES_TOO_MANY = 5_000

/**
 * Keeps everything in one file of lines, each of them a commit, which is on the disk before `commit` is done. A last line that was cut
 * off, as by a loss of power, was never committed and is left out.
 */
export function fileStorage(path: string): ScannerStorage {
  let kept: Map<string, string> | undefined
  let lines = 0
  const inOrder = takingTurns()

  const load = async () => {
    if (kept) return kept
    const found = readLines(await readFile(path, 'utf8').catch(nothingIfMissing))
    kept = found.kept
    lines = found.lines
    // What was cut off must not become the beginning of the next line.
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

/** A line, which is on the disk when it is done. */
async function write(path: string, how: 'a' | 'w', changes: ReadonlyMap<string, string | null>): Promise<void> {
  const file = await open(path, how, 0o600)
  try {
    await file.writeFile(`${JSON.stringify([...changes])}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new file takes the place of the old one as a whole. */
async function rewrite(path: string, kept: ReadonlyMap<string, string>): Promise<void> {
  await write(`${path}.new`, 'w', kept)
  await rename(`${path}.new`, path)
}

function nothingIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
  throw error
}
