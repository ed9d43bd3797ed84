import type { Reader } from '../../platform/database/prepared.ts'
import type { KeyMode } from '../callers/index.ts'
import { type Actor, checkPermission, type Denial, listVisibleGroupIds } from '../members/index.ts'
import { listKeyRowsSql, readLastUsesSql, readMonthlyCallsSql } from './queries.ts'

export type KeyRow = {
  id: string
  name: string
  mode: KeyMode
  scopes: string[]
  last_four: string
  group_code: string | null
  expires_at: Date | null
  allowed_addresses: string[] | null
  requests_per_minute: number | null
  /** Id of the member who made the key; null: the operator. */
  created_by: string | null
  created_at: Date
  revoked_at: Date | null
}

/** A key as shown to its managers and in the audit log: without value and digest. */
export type KeyDetails = Omit<KeyRow, 'group_code' | 'expires_at' | 'created_at' | 'revoked_at'> & {
  group: string | null
  expires_at: string | null
  created_at: string
  revoked_at: string | null
}

export function toKeyDetails({ group_code, expires_at, created_at, revoked_at, ...row }: KeyRow): KeyDetails {
  return {
    ...row,
    group: group_code,
    expires_at: expires_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  }
}

export async function listKeys(reader: Reader, actor: Actor): Promise<KeyDetails[] | Denial> {
  const denied = checkPermission(actor, 'tenant.api_keys')
  if (denied) return denied
  const values = [actor.organization.id, await listVisibleGroupIds(reader, actor)]
  const rows = await reader.run<KeyRow>(listKeyRowsSql, values)
  return rows.map(toKeyDetails)
}

export function toKeyState({ revoked_at, expires_at }: KeyDetails, now: Date): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'active'
}

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
