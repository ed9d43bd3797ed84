import type { Database } from '../platform/database/connect.ts'

/** How many calls of keys there were. Each is counted before anything is done for it. */
export async function countCalls(database: Database): Promise<number> {
  const found = await database('api_key_usage').sum('month_calls as calls').first()
  return Number(found?.calls)
}
