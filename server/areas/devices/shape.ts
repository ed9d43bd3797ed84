import type { PlanCode, PlanOverrides } from '../../access/plans/index.ts'

export type PairingCodeRow = {
  digest: Buffer
  event_id: string
  event_code: string
  event_name: string
  timezone: string
  livemode: boolean
  group_id: string | null
  group_code: string | null
  check_in_point_id: string | null
  point_code: string | null
  /** Name for the device, if the creator of the code chose one. */
  name: string | null
  created_by: string | null
  expires_at: Date
  used_at: Date | null
}

export type CodeOwner = {
  organization_id: string
  plan: PlanCode
  plan_overrides: PlanOverrides
  at: Date
  read_only_since: Date | null
}

export type DeviceRow = {
  id: string
  name: string
  last_four: string
  event_code: string
  livemode: boolean
  group_code: string | null
  point_code: string | null
  sw_version: string
  created_by: string | null
  paired_at: Date
  revoked_at: Date | null
  last_seen_at: Date | null
}

export function toDeviceView(row: Omit<DeviceRow, 'last_seen_at'>) {
  return {
    id: row.id,
    name: row.name,
    last_four: row.last_four,
    event: row.event_code,
    livemode: row.livemode,
    /** Code of the group whose attendees are on its roster. */
    group: row.group_code,
    check_in_point: row.point_code,
    sw_version: row.sw_version,
    /** Id of the member who made its pairing code; null for the operator. */
    created_by: row.created_by,
    paired_at: row.paired_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}
