import { closeSync, constants, fchownSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import type { Owner } from './run-as.ts'

const SIZE_LIMIT = 10 * 1024 * 1024
const LINES_SHOWN = 15

export type Log = { handle: number /** What was written since the log was opened. */; written(): string; close(): void }

export function openLog(path: string, owner: Owner | undefined): Log {
  // As root in a folder of somebody else, a planted link must not hand over the file it points to.
  const noLinks = owner ? constants.O_NOFOLLOW : 0
  const handle = openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | noLinks, 0o600)
  if (owner) fchownSync(handle, owner.uid, owner.gid)
  if (fstatSync(handle).size > SIZE_LIMIT) ftruncateSync(handle)
  const start = fstatSync(handle).size
  return {
    handle,
    written: () => readFileSync(path).subarray(start).toString('utf8'),
    close: () => closeSync(handle),
  }
}

export function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')
}
