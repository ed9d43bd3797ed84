import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { getErrorCode } from '../platform/database/error-codes.ts'
import { type DataFolder, readIfExists, statIfExists } from './data-folder.ts'
import { DATABASE_ADVICE, DataFolderError } from './errors.ts'
import { isProcessAlive } from './postmaster.ts'
import { type PostgresBinaries, runPostgresProgram } from './programs.ts'
import type { FileOwner, PostgresAccount } from './run-as.ts'

export const SUPERUSER_NAME = 'postern'
const PASSWORD_FILE = 'postern.password'
const INITDB_LIMIT_MS = 120_000

export type ClusterContext = {
  folder: DataFolder
  binaries: PostgresBinaries
  account: PostgresAccount
  settings: Record<string, string>
  report: (sentence: string) => void
}

/** Returns the password of the superuser. */
export async function ensureCluster(context: ClusterContext): Promise<string> {
  const { folder, binaries, account } = context
  removeAbandonedWorkspaces(folder)
  const found = statIfExists(folder.cluster)
  const isEmpty = found?.isDirectory() && readdirSync(folder.cluster).length === 0
  if (!found || isEmpty) await createCluster(context)
  refuseOtherVersion(folder, binaries)
  if (account.owner) takeOverFromRoot(folder, account.owner)
  return readSuperuserPassword(folder)
}

async function createCluster(context: ClusterContext): Promise<void> {
  const { folder, account } = context
  context.report(`Creating a new database in ${folder.name}/postgres`)
  const workspace = join(folder.path, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  const cluster = join(workspace, 'cluster')
  const passwordFile = join(workspace, PASSWORD_FILE)
  inUseHere.add(workspace)
  try {
    for (const path of [workspace, cluster]) mkdirSync(path, { mode: 0o700 })
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
    for (const path of [workspace, cluster, passwordFile]) {
      if (account.owner) chownSync(path, account.owner.uid, account.owner.gid)
    }
    await runInitdb(context, cluster, passwordFile)
    // The password is inside the cluster folder: one rename publishes both, so neither exists without the other.
    renameSync(passwordFile, join(cluster, PASSWORD_FILE))
    syncFolder(cluster)
    renameSync(cluster, folder.cluster)
    syncFolder(folder.path)
  } catch (error) {
    const lostTheRace = getErrorCode(error) === 'ENOTEMPTY' || getErrorCode(error) === 'EEXIST'
    if (!lostTheRace) throw error
  } finally {
    tryToRemove(workspace)
    inUseHere.delete(workspace)
  }
}

async function runInitdb(context: ClusterContext, cluster: string, passwordFile: string): Promise<void> {
  const { folder, binaries, account, settings } = context
  const { failure } = await runPostgresProgram(
    account.launch(binaries.initdb, [
      '-D',
      cluster,
      '--no-instructions',
      `--username=${SUPERUSER_NAME}`,
      `--pwfile=${passwordFile}`,
      '--auth-host=scram-sha-256',
      '--auth-local=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // One call instead of one for each of a thousand files.
      ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ]),
    INITDB_LIMIT_MS,
  )
  if (!failure) return
  throw new DataFolderError(
    `A new database could not be created in ${folder.name}/postgres, because initdb says: ${failure}\n` +
      `If that cannot be solved, ${DATABASE_ADVICE}.`,
  )
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Named after our process id, to tell current work from the leftovers of a crash. */
const WORKSPACE = /^postgres\.new-(\d+)-[0-9a-f]+$/
/** Far longer than initdb's limit, so the folder is abandoned even if the process id was reused. */
const CERTAINLY_ABANDONED_MS = 10 * 60_000

const inUseHere = new Set<string>()

function removeAbandonedWorkspaces(folder: DataFolder): void {
  for (const entry of readdirSync(folder.path)) {
    const pid = Number(WORKSPACE.exec(entry)?.[1])
    const workspace = join(folder.path, entry)
    if (!pid || inUseHere.has(workspace)) continue
    const age = Date.now() - (statIfExists(workspace)?.mtimeMs ?? Date.now())
    // In a container every start has the same process id.
    if (pid === process.pid || !isProcessAlive(pid) || age > CERTAINLY_ABANDONED_MS) tryToRemove(workspace)
  }
}

function tryToRemove(workspace: string): void {
  try {
    rmSync(workspace, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // An initdb that outlived its node process still writes there; a later start removes the rest.
  }
}

function refuseOtherVersion(folder: DataFolder, { majorVersion }: PostgresBinaries): void {
  const version = readIfExists(join(folder.cluster, 'PG_VERSION'))?.trim()
  if (version === undefined) {
    throw new DataFolderError(
      `There is something in ${folder.name}/postgres that is not a PostgreSQL database. Move it away, or ${DATABASE_ADVICE}.`,
    )
  }
  if (version === majorVersion) return
  throw new DataFolderError(
    `The database in ${folder.name}/postgres was created by PostgreSQL ${version}, and this Postern brings PostgreSQL ` +
      `${majorVersion}, which cannot read it. Use the Postern that created it, or move ${folder.name}/postgres away to ` +
      `begin with an empty database, or ${DATABASE_ADVICE}.`,
  )
}

export function readSuperuserPassword(folder: DataFolder): string {
  const password = readIfExists(join(folder.cluster, PASSWORD_FILE))?.trim()
  if (password) return password
  throw new DataFolderError(
    `The database in ${folder.name}/postgres has no password file (${PASSWORD_FILE}), so it was not created by Postern ` +
      `or is damaged. Restore that file, or move ${folder.name}/postgres away, or ${DATABASE_ADVICE}.`,
  )
}

/** Root may have restored the folder from a backup. Not behind a symbolic link, which could lead anywhere. */
function takeOverFromRoot({ path, cluster }: DataFolder, { uid, gid }: FileOwner): void {
  const isLink = cluster !== join(path, 'postgres')
  if (isLink || statIfExists(cluster)?.uid !== 0) return
  for (const entry of readdirSync(cluster, { recursive: true })) lchownSync(join(cluster, String(entry)), uid, gid)
  lchownSync(cluster, uid, gid)
}
