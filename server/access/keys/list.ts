import type { Reader } from '../../platform/database/prepared.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from '../members/index.ts'
import { listKeyRowsSql } from './queries.ts'
import { type KeyDetails, type KeyRow, toKeyDetails } from './record.ts'

export async function listKeys(reader: Reader, actor: Actor): Promise<KeyDetails[] | Denial> {
  const denied = denyWithoutPermission(actor, 'tenant.api_keys')
  if (denied) return denied
  const values = [actor.organization.id, await listVisibleGroupIds(reader, actor)]
  const rows = await reader.run<KeyRow>(listKeyRowsSql, values)
  return rows.map(toKeyDetails)
}

export function toKeyState({ revoked_at, expires_at }: KeyDetails, now: Date): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'active'
}
