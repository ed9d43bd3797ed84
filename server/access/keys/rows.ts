import type { CallersOrganizationRow, KeyMode } from '../callers/index.ts'

export type IdentifiedRow = CallersOrganizationRow & {
  /** Which of the keys that were asked for this is, from 1. */
  place: number
  /** Whether somebody else was counting calls of this key, so that these are not counted yet. */
  held_by_another: boolean
  key_id: string
  key_name: string
  mode: KeyMode
  scopes: string[]
  last_four: string
  is_public: boolean
  group_id: string | null
  group_code: string | null
  expires_at: Date | null
  allowed_addresses: string[] | null
  key_created_at: Date
  revoked_at: Date | null
  expired: boolean
  /** Of each address in turn; null for a key that may be used from everywhere. */
  addresses_allowed: boolean[] | null
  rate_limit: number
  at: Date
  read_only_since: Date | null
  /** How many of the calls came from addresses that the key allows. */
  calls: number
  /** All calls of the minute, these included, also those over the rate. */
  window_calls: number
  month: string | null
  month_calls: number | null
}
