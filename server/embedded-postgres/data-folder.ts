import { mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getErrorCode } from '../platform/database/error-codes.ts'
import { DATABASE_ADVICE, DataFolderError, toErrorText } from './errors.ts'

export type DataFolder = {
  /** As the caller wrote it, for messages. */
  name: string
  path: string
  cluster: string
  log: string
}

const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS'])

export function openDataFolder(name: string): DataFolder {
  const wanted = resolve(name)
  try {
    mkdirSync(wanted, { recursive: true })
    // A running server is identified by its path, so all aliases must resolve to the same one.
    const path = realpathSync(wanted)
    const cluster = join(path, 'postgres')
    return { name, path, cluster: ifExists(() => realpathSync(cluster)) ?? cluster, log: join(path, 'postgres.log') }
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST' || getErrorCode(error) === 'ENOTDIR') {
      throw new DataFolderError(
        `The data folder ${name} cannot be created because a file is in its place. Move that file, or ${DATABASE_ADVICE}.`,
      )
    }
    throw explainFsError(error, name, wanted)
  }
}

export function explainFsError(error: unknown, name: string, path: string): unknown {
  const code = getErrorCode(error)
  const place = error instanceof Error && 'path' in error ? String(error.path) : ''
  const concernsFolder = place === path || place.startsWith(`${path}/`) || path.startsWith(`${place}/`)
  if (!code || !place || !REFUSALS.has(code) || !concernsFolder) return error
  return new DataFolderError(
    `The data folder ${name} cannot be used by this user (${toErrorText(error)}). Give this user the folder ` +
      `(sudo chown -R "$(id -un)" ${name}), start Postern as the user who created it, or ${DATABASE_ADVICE}.`,
    { cause: error },
  )
}

/** For root any owner is fine, because PostgreSQL then runs as that owner. */
export function refuseForeignCluster(folder: DataFolder): void {
  const me = process.getuid?.()
  if (me === undefined || me === 0) return
  const owner = statIfExists(folder.cluster)?.uid
  if (owner === undefined || owner === me) return
  throw new DataFolderError(
    `The database in ${folder.name}/postgres belongs to another user (user id ${owner}), probably because Postern was ` +
      `started there as root before. Start Postern as that user or as root, or give the folder to this user ` +
      `(sudo chown -R "$(id -un)" ${folder.name}), or ${DATABASE_ADVICE}.`,
  )
}

export const statIfExists = (path: string) => ifExists(() => statSync(path))
export const readIfExists = (path: string) => ifExists(() => readFileSync(path, 'utf8'))

function ifExists<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT' || getErrorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}
