import { expect } from 'vitest'
import type { Database } from '../platform/database/connect.ts'

/** Number of calls with keys. Each is counted before the request is processed. */
export async function countCallsWithKeys(database: Database): Promise<number> {
  const found = await database('api_key_usage').sum('month_calls as calls').first()
  return Number(found?.calls)
}

/** Locks the table until all calls have arrived, so that they write at the same time. */
export async function runCallsConcurrently<T>(
  database: Database,
  table: string,
  call: () => Promise<T>[],
): Promise<T[]> {
  const before = await countCallsWithKeys(database)
  const closed = await database.transaction()
  await closed.raw('lock table ?? in share mode', [table])
  const calls = call()
  try {
    await expect.poll(() => countCallsWithKeys(database)).toBe(before + calls.length)
  } finally {
    await closed.commit()
  }
  return Promise.all(calls)
}
