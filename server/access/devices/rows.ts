import type { CallersOrganizationRow, KeyMode } from '../callers/index.ts'

export type IdentifiedDevice = CallersOrganizationRow & {
  id: string
  event_id: string
  name: string
  mode: KeyMode
  last_four: string
  group_id: string | null
  group_code: string | null
  check_in_point_id: string | null
  sw_version: string
  paired_at: Date
  revoked_at: Date | null
  at: Date
  /** All calls of the second, this one included. */
  calls: number
  read_only_since: Date | null
}
