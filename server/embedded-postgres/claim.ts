import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { SUPERUSER_NAME } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { DataFolderError } from './errors.ts'
import { isPostmasterOf } from './postmaster.ts'

export const LISTEN_ADDRESS = '127.0.0.1'
const DATABASE = 'postern'
const CONNECT_LIMIT_MS = 5_000
/** "post" and "ern" in ASCII; must never change. */
const LOCK = [0x706f7374, 0x65726e]
/** The lock of a killed owner lasts until its PostgreSQL backend notices. */
const RELEASE_LIMIT_MS = 3_000
const POLL_MS = 100

/** `sockets` is the folder of its Unix sockets, if it has any. */
export type PostgresCredentials = { port: number; password: string; sockets?: string | undefined }

/** By a socket, a query takes a quarter less than by TCP. */
export function formatDatabaseUrl({ port, password, sockets }: PostgresCredentials): string {
  const url = `postgres://${SUPERUSER_NAME}:${password}@${LISTEN_ADDRESS}:${port}/${DATABASE}`
  return sockets ? `${url}?host=${encodeURIComponent(sockets)}` : url
}

/** Who has this lock owns the server; a crash ends it. It belongs to one database: `postgres`, which always exists. */
export async function claimPostgres(folder: DataFolder, { port, password }: PostgresCredentials): Promise<Client> {
  const client = new Client({
    host: LISTEN_ADDRESS,
    port,
    user: SUPERUSER_NAME,
    password,
    database: 'postgres',
    ssl: false,
    application_name: `postern owner ${process.pid}`,
    options: '-c idle_session_timeout=0',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  })
  // Without a listener a broken connection would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await takeLock(client, folder)
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function takeLock(client: Client, folder: DataFolder): Promise<void> {
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

export type ClaimedPostgres = PostgresCredentials & { pid: number; client: Client }

/** Renewed after a backend crashed. Lost: the postmaster is gone, or another process has claimed the server since. */
export function maintainPostgresClaim(folder: DataFolder, server: ClaimedPostgres, onLost: (reason: Error) => void) {
  let { client } = server
  let ending = false

  const lose = (reason: Error) => {
    if (!ending) onLost(reason)
    ending = true
  }
  const reclaim = async () => {
    while (!ending && isPostmasterOf(folder.cluster, server.pid)) {
      try {
        return hold(await claimPostgres(folder, server))
      } catch (error) {
        if (error instanceof DataFolderError) return lose(error)
        await sleep(POLL_MS)
      }
    }
    lose(new Error(`PostgreSQL in ${folder.name}/postgres ended unexpectedly. Its log is ${folder.name}/postgres.log.`))
  }
  const hold = (claimed: Client) => {
    client = claimed
    client.once('end', reclaim)
    if (ending) void client.end().catch(() => {})
  }

  hold(client)
  return {
    letGo: () => client.end().catch(() => {}),
    /** From now on the end of the server is not reported as a loss. */
    expectEnd: () => {
      ending = true
    },
  }
}
