import { createHash } from 'node:crypto'
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss'
import type { Database } from './connect.ts'
import { PGBOSS_SCHEMA } from './migration-state.ts'
import { acquireConnection, type Reader } from './prepared.ts'

/** Two queues, so that jobs with few rows never wait behind jobs with many. */
export const JOB_QUEUES = ['small-jobs', 'large-jobs'] as const
export type JobQueueName = (typeof JOB_QUEUES)[number]

/**
 * A job is in the queue at most once, waiting or running. Every 5 seconds workers look for workers without a heartbeat
 * for 15 (`areas/jobs/worker.ts`), so lost jobs continue within 30 seconds. Attempts are counted in the job's row.
 */
const SETTINGS = {
  heartbeatSeconds: 15,
  expireInSeconds: 86_400,
  retryLimit: 1_000_000,
  retryDelay: 0,
  deleteAfterSeconds: 3_600,
}

export function buildPgBoss(database: Database, options: ConstructorOptions = { supervise: false }): PgBoss {
  const executeSql: Db['executeSql'] = async (text, values) => {
    const connection = await acquireConnection(database)
    // Planning costs more than running these. Of those without values only the poll is prepared: the others vary, or
    // are several statements in one text.
    const isPrepared = values?.length || text.includes('FOR UPDATE OF j SKIP LOCKED')
    const query = isPrepared ? { name: nameOf(text), text, values } : text
    const result = await connection.query(query).catch((error) => {
      // pg-boss puts BEGIN into its SQL texts; after an error that transaction is still open.
      connection.release(true)
      throw error
    })
    connection.release()
    return result
  }
  return new PgBoss({ schedule: false, ...options, schema: PGBOSS_SCHEMA, db: { executeSql } })
}

const nameOf = (text: string) => `pg-boss-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`

/** pg-boss inside a transaction, only to send and cancel jobs; it is never started. */
export function buildPgBossInTransaction(transaction: Reader): PgBoss {
  const executeSql: Db['executeSql'] = async (text, values = []) => {
    return { rows: await transaction.run({ name: nameOf(text), text }, values) }
  }
  return new PgBoss({ schema: PGBOSS_SCHEMA, db: { executeSql } })
}

/** Creates the schema and the queues. Runs with every migration, so senders and workers can rely on them. */
export async function ensureJobQueues(database: Database): Promise<void> {
  const boss = buildPgBoss(database)
  await boss.start()
  await createJobQueues(boss)
  for (const queue of JOB_QUEUES) await boss.updateQueue(queue, SETTINGS)
  await boss.stop({ graceful: false })
}

export async function createJobQueues(boss: PgBoss): Promise<void> {
  for (const queue of JOB_QUEUES) await boss.createQueue(queue, { policy: 'exclusive', ...SETTINGS })
}
