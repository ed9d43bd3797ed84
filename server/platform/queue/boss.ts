import { createHash } from 'node:crypto'
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { acquireConnection, type Reader } from '../database/prepared.ts'

/** Apart from the schema of the clock, in which a worker of the release before deletes the queues that it does not know. */
const SCHEMA = 'pgboss_work'

/** pg-boss on the connections that this process has. */
export function bossOn(database: Database, options: ConstructorOptions = { supervise: false }): PgBoss {
  const executeSql: Db['executeSql'] = async (text, values) => {
    const connection = await acquireConnection(database)
    const result = await connection.query(text, values).catch((error) => {
      // pg-boss begins transactions in its texts, and one that failed is left open.
      connection.release(true)
      throw error
    })
    connection.release()
    return result
  }
  return new PgBoss({ schedule: false, ...options, schema: SCHEMA, db: { executeSql } })
}

/** pg-boss in a transaction, for those who send and take back; it is never started. */
export function bossIn(transaction: Reader): PgBoss {
  const executeSql: Db['executeSql'] = async (text, values = []) => {
    const name = `pg-boss-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    return { rows: await transaction.run({ name, text }, values) }
  }
  return new PgBoss({ schema: SCHEMA, db: { executeSql } })
}
