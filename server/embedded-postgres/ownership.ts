import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { DataFolder } from './data-folder.ts'
import { DataFolderError } from './errors.ts'

/** "post" and "ern" in ASCII: any constant will do, as long as it never changes. */
const LOCK = [0x706f7374, 0x65726e]
/** The lock of an owner that was just killed lives until its server process notices. */
const RELEASE_LIMIT_MS = 3_000
const POLL_MS = 100

export const OWNER_NAME = `postern owner ${process.pid}`

/** Whoever holds this lock owns the server; it ends with the connection, so it cannot be left behind by a crash. */
export async function claimOwnership(client: Client, folder: DataFolder): Promise<void> {
  const deadline = Date.now() + RELEASE_LIMIT_MS
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS ours', LOCK)
    if (rows[0]?.ours === true) return
    if (Date.now() > deadline) throw await describeOwner(client, folder)
    await sleep(POLL_MS)
  }
}

async function describeOwner(client: Client, folder: DataFolder): Promise<DataFolderError> {
  const { rows } = await client.query(
    `SELECT activity.application_name AS name
       FROM pg_locks AS lock JOIN pg_stat_activity AS activity ON activity.pid = lock.pid
      WHERE lock.locktype = 'advisory' AND lock.granted
        AND lock.classid = $1 AND lock.objid = $2 AND lock.objsubid = 2`,
    LOCK,
  )
  const pid = /^postern owner (\d+)$/.exec(rows[0]?.name ?? '')?.[1]
  return new DataFolderError(
    `The data folder ${folder.name} is in use by another running Postern${pid ? ` (process ${pid})` : ''}. ` +
      'Stop that one first, or set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL you run yourself.',
  )
}
