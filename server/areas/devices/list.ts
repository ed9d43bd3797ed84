import { type Actor, type Denial, deny, visibleGroupIds } from '../../access/members/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { listAll } from './queries.ts'
import type { DeviceRow } from './rows.ts'
import { type DeviceRecord, toDeviceRecord } from './shape.ts'

export type ListedDevice = DeviceRecord & { last_seen_at: string | null }

/** A member who is limited to a group sees the devices of it and of what is below. */
export async function listDevices(
  reader: Reader,
  actor: Actor,
  event: string | null,
): Promise<ListedDevice[] | Denial> {
  const denied = deny(actor, 'checkin.devices')
  if (denied) return denied
  const values = [actor.organization.id, await visibleGroupIds(reader, actor), event]
  const rows = await reader.run<DeviceRow>(listAll, values)
  return rows.map((row) => ({ ...toDeviceRecord(row), last_seen_at: row.last_seen_at?.toISOString() ?? null }))
}
