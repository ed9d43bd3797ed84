/// <reference types="node" />
import { open, readFile, rename } from 'node:fs/promises'
import type { ScannerStorage } from './storage.ts'

/** When so many lines are more than what is kept, the file is written anew. */
const MAX_LINES_TOO_MANY = 5_000

/**
 * Keeps everything in one file of lines, each of them a commit, which is on the disk before `commit` is done. A last line that was cut
 * off, as by a loss of power, was never committed and is left out.
 */
export function fileStorage(path: string): ScannerStorage {
  let kept: Map<string, string> | undefined
  let lines = 0
  let turn: Promise<unknown> = Promise.resolve()

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
    await append(path, `${JSON.stringify([...changes])}\n`)
    apply(known, [...changes])
    lines += 1
    if (lines < known.size + MAX_LINES_TOO_MANY) return
    await rewrite(path, known)
    lines = 1
  }

  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  return {
    load: () => inOrder(async () => new Map(await load())),
    commit: (changes) => inOrder(() => commit(changes)),
  }
}

type Change = [key: string, value: string | null]

function readLines(text: string) {
  const kept = new Map<string, string>()
  const rows = text.split('\n')
  const isCutOff = rows.at(-1) !== ''
  const whole = rows.slice(0, -1)
  for (const row of whole) apply(kept, JSON.parse(row))
  return { kept, lines: whole.length, isCutOff }
}

function apply(kept: Map<string, string>, changes: Change[]): void {
  for (const [key, value] of changes) {
    if (value === null) kept.delete(key)
    else kept.set(key, value)
  }
}

async function append(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new file takes the place of the old one as a whole. */
async function rewrite(path: string, kept: ReadonlyMap<string, string>): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify([...kept])}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}

function nothingIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
  throw error
}
