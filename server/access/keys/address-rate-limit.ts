import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { countCallOfAddressSql } from './queries.ts'

export async function applyAddressRateLimit(
  database: Database,
  caller: Caller,
  address: string,
): Promise<{ outcome: 'usable' | 'over_rate'; caller: Caller }> {
  const { at, organization, key, rate } = caller
  const values = [organization.id, key.id, address, at, rate.limit]
  const [counted] = await runPrepared<{ calls: number }>(database, countCallOfAddressSql, values)
  if (!counted) throw new Error('A call of an address was not counted.')
  const remaining = Math.max(0, rate.limit - counted.calls)
  return {
    outcome: counted.calls > rate.limit ? 'over_rate' : 'usable',
    caller: { ...caller, rate: { ...rate, remaining } },
  }
}

/** Deletes counts of past minutes. Null: the database's clock, by which they were counted. */
export async function purgeRateCounts(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `delete from key_address_usage where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now],
  )
  return rowCount
}
