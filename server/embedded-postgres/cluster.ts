import { lchownSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { type ClusterContext, createCluster, PASSWORD_FILE } from './create-cluster.ts'
import { type DataFolder, statIfExists } from './data-folder.ts'
import { DataFolderError, OTHER_WAYS } from './errors.ts'
import { removeAbandonedWorkspaces } from './leftovers.ts'
import type { Owner } from './run-as.ts'

/** Returns the password of the superuser. */
export async function ensureCluster(context: ClusterContext): Promise<string> {
  const { folder, binaries, account } = context
  removeAbandonedWorkspaces(folder)
  if (isMissingOrEmpty(folder.cluster)) await createCluster(context)
  refuseOtherVersion(folder, binaries)
  if (account.owner) takeOverFromRoot(folder, account.owner)
  return readPassword(folder)
}

function isMissingOrEmpty(path: string): boolean {
  const found = statIfExists(path)
  return found === undefined || (found.isDirectory() && readdirSync(path).length === 0)
}

function refuseOtherVersion(folder: DataFolder, { majorVersion }: Binaries): void {
  const version = readIfExists(join(folder.cluster, 'PG_VERSION'))?.trim()
  if (version === undefined) {
    throw new DataFolderError(
      `There is something in ${folder.name}/postgres that is not a PostgreSQL database. Move it away, or ${OTHER_WAYS}.`,
    )
  }
  if (version === majorVersion) return
  throw new DataFolderError(
    `The database in ${folder.name}/postgres was created by PostgreSQL ${version}, and this Postern brings PostgreSQL ` +
      `${majorVersion}, which cannot read it. Use the Postern that created it, or move ${folder.name}/postgres away to ` +
      `begin with an empty database, or ${OTHER_WAYS}.`,
  )
}

export function readPassword(folder: DataFolder): string {
  const password = readIfExists(join(folder.cluster, PASSWORD_FILE))?.trim()
  if (password) return password
  throw new DataFolderError(
    `The database in ${folder.name}/postgres has no password file (${PASSWORD_FILE}), so it was not created by Postern ` +
      `or is damaged. Restore that file, or move ${folder.name}/postgres away, or ${OTHER_WAYS}.`,
  )
}

/** Root may have restored the folder from a backup. Behind a link it is left alone: a link could lead anywhere. */
function takeOverFromRoot({ path, cluster }: DataFolder, { uid, gid }: Owner): void {
  const isLink = cluster !== join(path, 'postgres')
  if (isLink || statIfExists(cluster)?.uid !== 0) return
  for (const entry of readdirSync(cluster, { recursive: true })) lchownSync(join(cluster, String(entry)), uid, gid)
  lchownSync(cluster, uid, gid)
}

function readIfExists(path: string): string | undefined {
  return statIfExists(path) && readFileSync(path, 'utf8')
}
