import type { Reader, Statement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { KeyMode } from '../callers/index.ts'

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

/** $2 the groups to look in, or null for everywhere */
const SELECT = `
select
  k.id, k.name, k.mode, k.scopes, k.last_four, g.code as group_code, k.expires_at,
  k.allowed_addresses::text[] as allowed_addresses, k.requests_per_minute, k.created_by, k.created_at, k.revoked_at
from api_keys k
left join groups g on g.organization_id = k.organization_id and g.id = k.group_id
where k.organization_id = $1 and ($2::text[] is null or k.group_id = any ($2))`

const listAll: Statement = { name: 'list-keys', text: `${SELECT} order by k.id` }

/** $3 an id or the last four characters */
const lockMatching: Statement = {
  name: 'lock-keys',
  text: `${SELECT} and (k.id = $3 or k.last_four = $3) order by k.id for update of k`,
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
