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
