import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { digestSecret, generateSecret } from '../../platform/secrets.ts'
import type { KeyMode } from '../callers/index.ts'
import { insertKeySql } from './queries.ts'

export type ApiScope = 'read' | 'write' | 'admin' | 'scanner'

export type NewKey = {
  organizationId: string
  name: string
  mode: KeyMode
  scopes: ApiScope[]
  groupId?: string | null
  expiresAt?: Date | null
  /** Addresses or ranges in CIDR notation. */
  allowedAddresses?: string[] | null
  requestsPerMinute?: number | null
  createdBy?: string | null
}

const PREFIX: Record<KeyMode, string> = { live: 'svc_live_', test: 'svc_test_' }

export const makeKeyValue = (mode: KeyMode) => PREFIX[mode] + generateSecret()

/** The value is only in the result: the database stores its digest. */
export async function createKey(database: Database, key: NewKey, now: Date): Promise<{ id: string; value: string }> {
  const id = newId(now)
  const value = makeKeyValue(key.mode)
  await runPrepared(database, insertKeySql, [
    key.organizationId,
    id,
    digestSecret(value),
    value.slice(-4),
    key.name,
    key.mode,
    key.scopes,
    key.groupId ?? null,
    key.expiresAt ?? null,
    key.allowedAddresses ?? null,
    key.requestsPerMinute ?? null,
    key.createdBy ?? null,
    now,
  ])
  return { id, value }
}

export async function revokeKey(database: Database, organizationId: string, id: string, now: Date): Promise<boolean> {
  const changed = await database('api_keys')
    .where({ organization_id: organizationId, id, revoked_at: null })
    .update({ revoked_at: now })
  return changed === 1
}
