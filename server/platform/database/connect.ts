import knex, { type Knex } from 'knex'
import pg from 'pg'
import { pgTypeParsers } from './parsers.ts'

export type Database = Knex

export type DatabaseOptions = {
  url: string
  poolSize: number
  applicationName: string
  /** Receives errors of idle connections. */
  warn?: (message: string) => void
  /** In milliseconds; no limit when omitted, as migrations need. */
  statementTimeout?: number
  /** How long a statement waits for a lock, in milliseconds; no limit when omitted. */
  lockTimeout?: number
}

const ACQUIRE_TIMEOUT = 10_000
const SILENCE = 5_000
/** A new connection's first statements take 40 ms. With pg's default of 10 s each scan at a quiet gate paid that. */
const IDLE_CONNECTION = 600_000

const pools = new WeakMap<Database, pg.Pool>()
const shutdownHooks = new WeakMap<Database, (() => Promise<void>)[]>()

/** One pool for Knex queries and for prepared statements, which bypass Knex. */
export function connectDatabase(options: DatabaseOptions): Database {
  const { url, poolSize, applicationName, warn = () => {}, statementTimeout, lockTimeout } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT,
    idleTimeoutMillis: IDLE_CONNECTION,
    keepAlive: true,
    types: pgTypeParsers,
    // PostgreSQL ends a slow statement; if PostgreSQL itself does not respond, the client gives up soon after.
    ...(statementTimeout ? limitsOf(statementTimeout) : {}),
    lock_timeout: lockTimeout,
  })
  // A server that stops together with us ends connections that are being closed.
  pool.on('error', (error) => pool.ending || warn(error.message))
  // The pool handles errors of idle connections only; in use, an error without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = knex({
    client: 'pg',
    connectionPool: pool,
    log: { warn, error: warn, deprecate: warn, debug: () => {} },
    // Error messages with values filled in would put personal data into the log.
    compileSqlOnError: false,
  } as Knex.Config)
  pools.set(database, pool)
  endPoolWith(database, pool)
  return database
}

/** An abandoned open transaction would keep its row locks, and hold back vacuum, for ever. */
const IDLE_IN_TRANSACTION = 60_000

function limitsOf(statementTimeout: number) {
  return {
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + SILENCE,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
  }
}

export function getPgPool(database: Database): pg.Pool {
  const pool = pools.get(database)
  if (!pool) throw new Error('This database was not made by connectDatabase.')
  return pool
}

/** Adds work that `database.destroy()` does before it closes the connections. */
export function addShutdownHook(database: Database, hook: () => Promise<void>): void {
  shutdownHooks.set(database, [...(shutdownHooks.get(database) ?? []), hook])
}

/** Knex does not close a pool it was given; here `database.destroy()` closes both. */
function endPoolWith(database: Database, pool: pg.Pool): void {
  const { client } = database
  const letGo = client.destroy.bind(client)
  client.destroy = async (callback?: () => void) => {
    await Promise.all((shutdownHooks.get(database) ?? []).map((hook) => hook()))
    // The pool first: connections still in use are released through Knex.
    if (!pool.ending) await pool.end()
    await letGo()
    callback?.()
  }
}
