import { Client } from 'pg'
import { SUPERUSER } from './create-cluster.ts'

export const LISTEN_ADDRESS = '127.0.0.1'
const DATABASE = 'postern'
const CONNECT_LIMIT_MS = 5_000

export type Address = { port: number; password: string }

export function databaseUrl({ port, password }: Address): string {
  return `postgres://${SUPERUSER}:${password}@${LISTEN_ADDRESS}:${port}/${DATABASE}`
}

/** To the database that always exists: an advisory lock belongs to one database, so all must ask in the same one. */
export async function connectToMaintenance({ port, password }: Address, applicationName: string): Promise<Client> {
  const client = new Client({
    host: LISTEN_ADDRESS,
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    ssl: false,
    application_name: applicationName,
    options: '-c idle_session_timeout=0',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  })
  // Without a listener a broken connection would end the whole process.
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
}
