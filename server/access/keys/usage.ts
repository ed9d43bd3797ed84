import type { Reader } from '../../platform/database/prepared.ts'
import type { Actor, Denial } from '../members/index.ts'
import { listKeys } from './list.ts'
import { readLastUsesSql, readMonthlyCallsSql } from './queries.ts'
import type { KeyDetails } from './record.ts'

export type MonthlyUsage = {
  /** Such as 2026-11, in UTC. */
  month: string
  /** The keys visible to the actor. */
  keys: (Pick<KeyDetails, 'id' | 'name' | 'mode' | 'last_four' | 'revoked_at'> & { calls: number })[]
  /** Of all keys of the organization. */
  total: number
  /** null: requests are not metered. */
  allowance: number | null
  /** Of the allowance, with one decimal. */
  percent: number | null
}

export async function readMonthlyUsage(
  reader: Reader,
  actor: Actor,
  allowance: number | null,
  now: Date,
): Promise<MonthlyUsage | Denial> {
  const keys = await listKeys(reader, actor)
  if (!Array.isArray(keys)) return keys
  const month = now.toISOString().slice(0, 7)
  const values = [actor.organization.id, `${month}-01`]
  const rows = await reader.run<{ api_key_id: string; month_calls: number }>(readMonthlyCallsSql, values)
  const counts = new Map(rows.map(({ api_key_id, month_calls }) => [api_key_id, month_calls]))
  const total = rows.reduce((sum, { month_calls }) => sum + month_calls, 0)
  return {
    month,
    keys: keys.map(({ id, name, mode, last_four, revoked_at }) => {
      return { id, name, mode, last_four, revoked_at, calls: counts.get(id) ?? 0 }
    }),
    total,
    allowance,
    percent: allowance ? Math.round((total / allowance) * 1000) / 10 : null,
  }
}

/** When each key was last used, to the minute. */
export async function readLastUses(reader: Reader, { organization }: Actor): Promise<Map<string, Date>> {
  const rows = await reader.run<{ api_key_id: string; last_used_at: Date }>(readLastUsesSql, [organization.id])
  return new Map(rows.map(({ api_key_id, last_used_at }) => [api_key_id, last_used_at]))
}
