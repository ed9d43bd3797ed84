import type { Reader } from '../../platform/database/prepared.ts'
import { type Actor, type Denial, deny, visibleGroupIds } from '../members/index.ts'
import { type KeyRecord, keysIn, toKeyRecord } from './record.ts'

export async function listKeys(reader: Reader, actor: Actor): Promise<KeyRecord[] | Denial> {
  const denied = deny(actor, 'tenant.api_keys')
  if (denied) return denied
  const rows = await keysIn(reader, actor.organization.id, await visibleGroupIds(reader, actor))
  return rows.map(toKeyRecord)
}

export function keyState({ revoked_at, expires_at }: KeyRecord, now: Date): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'active'
}
