import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { statIfExists } from './data-folder.ts'
import { errorCode } from './errors.ts'
import { isAlive, isPostmasterOf } from './process-table.ts'

/** No port yet: the server is still writing the file. */
export type RunningPostmaster = { pid: number | undefined; port: number | undefined }

const WRITING_LIMIT_MS = 2_000

/**
 * Reads what PostgreSQL itself writes into its folder. PostgreSQL clears a file that names a dead process; it gives up
 * on a file that is empty or that names a living stranger, so those are removed here.
 */
export function findRunningPostmaster(cluster: string): RunningPostmaster | undefined {
  const file = join(cluster, 'postmaster.pid')
  const content = read(file)
  if (content === undefined) return undefined
  const [first, , , fourth] = content.split('\n')
  const pid = Math.abs(Number.parseInt(first ?? '', 10))
  if (!pid) {
    const age = Date.now() - (statIfExists(file)?.mtimeMs ?? 0)
    if (age < WRITING_LIMIT_MS) return { pid: undefined, port: undefined }
    removeUnchanged(file, content)
    return undefined
  }
  if (isPostmasterOf(cluster, pid)) return { pid, port: Number.parseInt(fourth ?? '', 10) || undefined }
  if (isNumberTaken(pid)) removeUnchanged(file, content)
  return undefined
}

/** Unlike isAlive it counts a zombie, as PostgreSQL does. */
function isNumberTaken(pid: number): boolean {
  if (isAlive(pid)) return true
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A server started in this very moment has replaced the file by its own. */
function removeUnchanged(file: string, seen: string): void {
  if (read(file) === seen) rmSync(file, { force: true })
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
