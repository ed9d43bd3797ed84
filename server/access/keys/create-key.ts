import type { Database } from '../../platform/database/connect.ts'
import { newId } from '../../platform/ids.ts'
import { digestSecret } from '../../platform/secrets.ts'
import type { KeyMode } from '../callers/index.ts'
import { makeKeyValue } from './secret.ts'

export type Scope = 'read' | 'write' | 'admin' | 'scanner'

export type NewKey = {
  organizationId: string
  name: string
  mode: KeyMode
  scopes: Scope[]
  groupId?: string | null
  expiresAt?: Date | null
  /** Addresses or ranges in CIDR notation. */
  allowedAddresses?: string[] | null
  requestsPerMinute?: number | null
  createdBy?: string | null
}

/** The value is in the answer and nowhere else: the database keeps only its digest. */
export async function createKey(database: Database, key: NewKey, now: Date): Promise<{ id: string; value: string }> {
  const id = newId(now)
  const value = makeKeyValue(key.mode)
  await database('api_keys').insert({
    organization_id: key.organizationId,
    id,
    digest: digestSecret(value),
    last_four: value.slice(-4),
    name: key.name,
    mode: key.mode,
    scopes: key.scopes,
    group_id: key.groupId ?? null,
    expires_at: key.expiresAt ?? null,
    allowed_addresses: key.allowedAddresses ?? null,
    requests_per_minute: key.requestsPerMinute ?? null,
    created_by: key.createdBy ?? null,
    created_at: now,
  })
  return { id, value }
}

export async function revokeKey(database: Database, organizationId: string, id: string, now: Date): Promise<boolean> {
  const changed = await database('api_keys')
    .where({ organization_id: organizationId, id, revoked_at: null })
    .update({ revoked_at: now })
  return changed === 1
}
