import type { Reader } from '../../platform/database/prepared.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from '../members/index.ts'
import { listKeyRowsSql } from './queries.ts'
import { type KeyRecord, type KeyRow, toKeyRecord } from './record.ts'

export async function listKeys(reader: Reader, actor: Actor): Promise<KeyRecord[] | Denial> {
  const denied = denyWithoutPermission(actor, 'tenant.api_keys')
  if (denied) return denied
  const values = [actor.organization.id, await listVisibleGroupIds(reader, actor)]
  const rows = await reader.run<KeyRow>(listKeyRowsSql, values)
  return rows.map(toKeyRecord)
}

export function toKeyState({ revoked_at, expires_at }: KeyRecord, now: Date): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'active'
}
