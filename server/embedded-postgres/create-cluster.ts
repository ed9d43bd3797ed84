import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { DataFolderError, errorCode, OTHER_WAYS } from './errors.ts'
import { run } from './launch.ts'
import { nameWorkspace, removeWorkspace } from './leftovers.ts'
import type { Account, Owner } from './run-as.ts'

export const SUPERUSER = 'postern'
export const PASSWORD_FILE = 'postern.password'
const INITDB_LIMIT_MS = 120_000

export type ClusterContext = {
  folder: DataFolder
  binaries: Binaries
  account: Account
  settings: Record<string, string>
  report: (sentence: string) => void
}

export async function createCluster(context: ClusterContext): Promise<void> {
  const { folder, account } = context
  context.report(`Creating a new database in ${folder.name}/postgres`)
  const workspace = nameWorkspace(folder)
  try {
    const cluster = join(workspace, 'cluster')
    const passwordFile = join(workspace, PASSWORD_FILE)
    makeFolderFor(account.owner, workspace)
    makeFolderFor(account.owner, cluster)
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
    giveTo(account.owner, passwordFile)
    await runInitdb(context, cluster, passwordFile)
    // The password travels inside the cluster: one rename publishes both, so neither ever exists without the other.
    renameSync(passwordFile, join(cluster, PASSWORD_FILE))
    syncFolder(cluster)
    publish(cluster, folder)
  } finally {
    removeWorkspace(workspace)
  }
}

async function runInitdb(context: ClusterContext, cluster: string, passwordFile: string): Promise<void> {
  const { folder, binaries, account, settings } = context
  const { failure } = await run(
    account.launch(binaries.initdb, [
      ...['-D', cluster, '--no-instructions'],
      ...[`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`],
      ...['--auth-host=scram-sha-256', '--auth-local=scram-sha-256'],
      ...['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ]),
    INITDB_LIMIT_MS,
  )
  if (!failure) return
  throw new DataFolderError(
    `A new database could not be created in ${folder.name}/postgres, because initdb says: ${failure}\n` +
      `If that cannot be solved, ${OTHER_WAYS}.`,
  )
}

function publish(cluster: string, folder: DataFolder): void {
  try {
    renameSync(cluster, folder.cluster)
    syncFolder(folder.path)
  } catch (error) {
    const lostTheRace = errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST'
    if (!lostTheRace) throw error
  }
}

function makeFolderFor(owner: Owner | undefined, path: string): void {
  mkdirSync(path, { mode: 0o700 })
  giveTo(owner, path)
}

function giveTo(owner: Owner | undefined, path: string): void {
  if (owner) chownSync(path, owner.uid, owner.gid)
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
