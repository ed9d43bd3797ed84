import { type Actor, checkPermission, listVisibleGroupIds, lockRowToRevoke } from '../../access/members/index.ts'
import { isRefusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { listDeviceRowsSql, lockMatchingDevicesSql, setDeviceRevokedSql } from './queries.ts'
import { type DeviceRow, toDeviceView } from './shape.ts'

/** A member limited to a group sees the devices of that group and its subgroups. */
export async function listDevices(reader: Reader, actor: Actor, event: string | null) {
  const denied = checkPermission(actor, 'checkin.devices')
  if (denied) return denied
  const values = [actor.organization.id, await listVisibleGroupIds(reader, actor), event]
  const rows = await reader.run<DeviceRow>(listDeviceRowsSql, values)
  return rows.map((row) => ({ ...toDeviceView(row), last_seen_at: row.last_seen_at?.toISOString() ?? null }))
}

/** Revokes a device by its id or the last four characters of its token. Its next request is refused. */
export async function revokeDevice(work: Work, actor: Actor, reference: string) {
  // A token must not be repeated in an error message.
  if (/^svc_/.test(reference))
    return refuse('validation_failed', 'Name the device by its id or the last four characters of its token.')
  const denied = checkPermission(actor, 'checkin.devices')
  if (denied) return denied
  const device = await lockRowToRevoke<DeviceRow>(work, actor, lockMatchingDevicesSql, 'device', reference)
  if (isRefusal(device)) return device
  const { now, transaction } = work
  transaction.defer(setDeviceRevokedSql, [actor.organization.id, device.id, now])
  const [before, after] = [toDeviceView(device), toDeviceView({ ...device, revoked_at: now })]
  work.audit({ action: 'device.revoked', object: { type: 'device', id: device.id }, before, after })
  return after
}
