import type { Reader } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { KeyMode } from '../callers/index.ts'
import { listAll, lockMatching } from './queries.ts'

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
  created_by: string | null
  created_at: Date
  revoked_at: Date | null
}

/** A key as those who manage it and the audit log see it: without its value and its digest. */
export type KeyRecord = {
  id: string
  name: string
  mode: KeyMode
  scopes: string[]
  last_four: string
  group: string | null
  expires_at: string | null
  allowed_addresses: string[] | null
  requests_per_minute: number | null
  /** The id of the member who made it; null for the operator. */
  created_by: string | null
  created_at: string
  revoked_at: string | null
}

export function toKeyRecord(row: KeyRow): KeyRecord {
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    scopes: row.scopes,
    last_four: row.last_four,
    group: row.group_code,
    expires_at: row.expires_at?.toISOString() ?? null,
    allowed_addresses: row.allowed_addresses,
    requests_per_minute: row.requests_per_minute,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}

export function keysIn(reader: Reader, organizationId: string, groupIds: string[] | null): Promise<KeyRow[]> {
  return reader.run<KeyRow>(listAll, [organizationId, groupIds])
}

export function lockKeys(
  transaction: Transaction,
  organizationId: string,
  groupIds: string[] | null,
  reference: string,
): Promise<KeyRow[]> {
  return transaction.run<KeyRow>(lockMatching, [organizationId, groupIds, reference])
}
