import type { DeviceRow } from './rows.ts'

/** A device as members see it, without its token. */
export type DeviceRecord = {
  id: string
  name: string
  last_four: string
  event: string
  livemode: boolean
  /** The code of the group whose people its roster holds. */
  group: string | null
  check_in_point: string | null
  sw_version: string
  /** The id of the member who made its pairing code; null for the operator. */
  created_by: string | null
  paired_at: string
  revoked_at: string | null
}

export function toDeviceRecord(row: DeviceRow): DeviceRecord {
  return {
    id: row.id,
    name: row.name,
    last_four: row.last_four,
    event: row.event_code,
    livemode: row.livemode,
    group: row.group_code,
    check_in_point: row.point_code,
    sw_version: row.sw_version,
    created_by: row.created_by,
    paired_at: row.paired_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}
