import { expect } from 'vitest'
import type { Database } from '../platform/database/connect.ts'

const BLOCKED = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves when `count` statements wait for a lock, or when a call finishes that should have blocked. */
export async function waitUntilBlocked(database: Database, count: number, ...calls: Promise<unknown>[]): Promise<void> {
  let isDone = false
  const note = () => {
    isDone = true
  }
  for (const call of calls) call.then(note, note)
  const isReached = async () => isDone || (await database.raw(BLOCKED)).rows.length >= count
  await expect.poll(isReached, { interval: 10 }).toBe(true)
}
