import { createHash } from 'node:crypto'
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { acquireConnection, type Reader } from '../database/prepared.ts'

/**
 * Where the queues of pg-boss are that hold work, apart from the clock's. A worker of the release before deletes what it does not know in the
 * schema of the clock.
 */
const SCHEMA = 'pgboss_work'

/** pg-boss on the connections that this process has. */
export function bossOn(database: Database, options: ConstructorOptions): PgBoss {
  return new PgBoss({ schedule: false, ...options, schema: SCHEMA, db: { executeSql: executeOn(database) } })
}

/** pg-boss inside a transaction, for those who send and take back: it is never started. */
export function bossIn(transaction: Reader): PgBoss {
  const executeSql: Db['executeSql'] = async (text, values = []) => {
    const name = `pg-boss-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    return { rows: await transaction.run({ name, text }, values) }
  }
  return new PgBoss({ schema: SCHEMA, db: { executeSql } })
}

const executeOn =
  (database: Database): Db['executeSql'] =>
  async (text, values) => {
    const connection = await acquireConnection(database)
    try {
      const result = await connection.query(text, values)
      connection.release()
      return result
    } catch (error) {
      // pg-boss opens transactions in its texts; one that failed is left open.
      connection.release(true)
      throw error
    }
  }
