import { createHash } from 'node:crypto'
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss'
import type { Database } from './connect.ts'
import { acquireConnection, type Reader } from './prepared.ts'

/** Apart from the schema of the clock, in which a worker of the release before deletes the queues that it does not know. */
const SCHEMA = 'pgboss_work'

/** Of jobs. Those with few rows never wait for those with many. */
export const QUEUES = ['small-jobs', 'large-jobs'] as const
export type QueueName = (typeof QUEUES)[number]

/**
 * Of a job one is in the queue at most, whether it waits or is worked on. A worker that says nothing for 15 seconds is lost, which the others
 * look for every 5 (`areas/jobs/tasks.ts`), so that its jobs go on within 30. How often a job is tried is counted in its row.
 */
const SETTINGS = {
  heartbeatSeconds: 15,
  expireInSeconds: 86_400,
  retryLimit: 1_000_000,
  retryDelay: 0,
  deleteAfterSeconds: 3_600,
}

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

/** Makes the schema and the queues, with every migration: whoever sends or takes finds them there. */
export async function makeQueues(database: Database): Promise<void> {
  const boss = bossOn(database)
  await boss.start()
  await createQueues(boss)
  for (const queue of QUEUES) await boss.updateQueue(queue, SETTINGS)
  await boss.stop({ graceful: false })
}

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const queue of QUEUES) await boss.createQueue(queue, { policy: 'exclusive', ...SETTINGS })
}
