import knex, { type Knex } from 'knex'
import pg from 'pg'

export type Database = Knex

export type DatabaseOptions = {
  url: string
  poolSize: number
  applicationName: string
  /** Told of trouble with connections that no query is waiting for. */
  warn?: (message: string) => void
}

const BIGINT = 20
const DATE = 1082

// Counts stay far below 2^53, and a calendar date has no time zone to be shifted by.
const types = {
  getTypeParser: ((oid: number, format: 'text') => {
    if (oid === BIGINT) return Number
    if (oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

export function connectDatabase({ url, poolSize, applicationName, warn = () => {} }: DatabaseOptions): Database {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName,
      types,
      keepAlive: true,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 10_000,
    log: { warn, error: warn, deprecate: warn, debug: () => {} },
    // Error messages with the values filled in would carry people's data into the log.
    compileSqlOnError: false,
  })
}
