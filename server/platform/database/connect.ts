import knex, { type Knex } from 'knex'
import pg from 'pg'
import { types } from './parsers.ts'

export type Database = Knex

export type DatabaseOptions = {
  url: string
  poolSize: number
  applicationName: string
  /** Told of trouble with connections that no query is waiting for. */
  warn?: (message: string) => void
  /** How long a statement may take; unlimited when left out, as migrations need it. */
  statementTimeout?: number
}

const ACQUIRE_TIMEOUT = 10_000
const SILENCE = 5_000
/** The first statements of a new connection take some 40 ms. pg closes an idle one after ten seconds: at a quiet gate each scan paid. */
const IDLE_CONNECTION = 600_000

const pools = new WeakMap<Database, pg.Pool>()
const shutdownHooks = new WeakMap<Database, (() => Promise<void>)[]>()

/** One pool for both ways to ask: queries that Knex puts together, and prepared statements, which bypass it. */
export function connectDatabase(options: DatabaseOptions): Database {
  const { url, poolSize, applicationName, warn = () => {}, statementTimeout } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT,
    idleTimeoutMillis: IDLE_CONNECTION,
    keepAlive: true,
    types,
    // The database ends a slow statement; where the database itself is silent, the client gives up soon after.
    ...(statementTimeout ? limitsOf(statementTimeout) : {}),
  })
  pool.on('error', (error) => warn(error.message))
  // The pool listens to idle connections only. One that is lost while it is used tells its query too; without a listener it
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = knex({
    client: 'pg',
    connectionPool: pool,
    log: { warn, error: warn, deprecate: warn, debug: () => {} },
    // Error messages with the values filled in would carry people's data into the log.
    compileSqlOnError: false,
  } as Knex.Config)
  pools.set(database, pool)
  endPoolWith(database, pool)
  return database
}

/** A transaction that nobody goes on with would hold its rows, and everybody's view of what is over, for ever. */
const IDLE_IN_TRANSACTION = 60_000

function limitsOf(statementTimeout: number) {
  return {
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + SILENCE,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
  }
}

export function poolOf(database: Database): pg.Pool {
  const pool = pools.get(database)
  if (!pool) throw new Error('This database was not made by connectDatabase.')
  return pool
}

/** What has to be said before `database.destroy()` lets the connections go. */
export function onShutdown(database: Database, hook: () => Promise<void>): void {
  shutdownHooks.set(database, [...(shutdownHooks.get(database) ?? []), hook])
}

/** Knex leaves a pool that it was given to its giver; for us `database.destroy()` ends both. */
function endPoolWith(database: Database, pool: pg.Pool): void {
  const { client } = database
  const letGo = client.destroy.bind(client)
  client.destroy = async (callback?: () => void) => {
    await Promise.all((shutdownHooks.get(database) ?? []).map((hook) => hook()))
    // The pool first: whoever still has a connection gives it back by way of Knex.
    if (!pool.ending) await pool.end()
    await letGo()
    callback?.()
  }
}
