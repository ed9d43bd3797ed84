import { expect } from 'vitest'
import type { Database } from '../platform/database/connect.ts'

const BLOCKED = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** How many statements wait for a lock in this database. */
export async function countBlocked(database: Database): Promise<number> {
  return (await database.raw(BLOCKED)).rows.length
}

/** Until so many statements wait for a lock in this database. */
export async function untilBlocked(database: Database, count = 1): Promise<void> {
  await expect.poll(() => countBlocked(database), { interval: 10 }).toBeGreaterThanOrEqual(count)
}
