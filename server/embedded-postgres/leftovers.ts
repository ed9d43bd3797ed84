import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFolder, statIfExists } from './data-folder.ts'
import { isAlive } from './process-table.ts'

const NAME = /^postgres\.new-(\d+)-[0-9a-f]+$/
/** Far longer than initdb is given, so the folder is junk even when its process id was reused since. */
const CERTAINLY_ABANDONED_MS = 10 * 60_000

const inUseHere = new Set<string>()

/** A new cluster grows in a folder that carries our process id, so that others can tell work from the junk of a crash. */
export function nameWorkspace(folder: DataFolder): string {
  const workspace = join(folder.path, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  inUseHere.add(workspace)
  return workspace
}

export function removeWorkspace(workspace: string): void {
  tryToRemove(workspace)
  inUseHere.delete(workspace)
}

export function removeAbandonedWorkspaces(folder: DataFolder): void {
  for (const entry of readdirSync(folder.path)) {
    const pid = NAME.exec(entry)?.[1]
    const workspace = join(folder.path, entry)
    if (pid && isAbandoned(workspace, Number(pid))) tryToRemove(workspace)
  }
}

function isAbandoned(workspace: string, pid: number): boolean {
  if (inUseHere.has(workspace)) return false
  // In a container every start has the same process id.
  if (pid === process.pid || !isAlive(pid)) return true
  const changed = statIfExists(workspace)?.mtimeMs
  return changed !== undefined && Date.now() - changed > CERTAINLY_ABANDONED_MS
}

function tryToRemove(workspace: string): void {
  try {
    rmSync(workspace, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // An initdb that outlived its node process is still writing there; a later start removes the rest.
  }
}
