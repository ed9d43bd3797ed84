import { type Actor, denyWithoutPermission, listVisibleGroupIds } from '../../access/members/index.ts'
import { refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { Work } from '../../platform/work/work.ts'
import { listDeviceRowsSql, lockMatchingDevicesSql, setDeviceRevokedSql } from './queries.ts'
import { type DeviceRow, toDeviceView } from './shape.ts'

/** A member limited to a group sees the devices of that group and its subgroups. */
export async function listDevices(reader: Reader, actor: Actor, event: string | null) {
  const denied = denyWithoutPermission(actor, 'checkin.devices')
  if (denied) return denied
  const values = [actor.organization.id, await listVisibleGroupIds(reader, actor), event]
  const rows = await reader.run<DeviceRow>(listDeviceRowsSql, values)
  return rows.map((row) => ({ ...toDeviceView(row), last_seen_at: row.last_seen_at?.toISOString() ?? null }))
}

/** Revokes a device by its id or the last four characters of its token. Its next request is refused. */
export async function revokeDevice(work: Work, actor: Actor, reference: string) {
  // A token must not be repeated in an error message.
  if (/^svc_/.test(reference)) {
    return refuse('validation_failed', 'Name the device by its id or the last four characters of its token.')
  }
  const denied = denyWithoutPermission(actor, 'checkin.devices')
  if (denied) return denied
  const { now, transaction } = work
  const { id: organizationId, slug } = actor.organization
  const values = [organizationId, await listVisibleGroupIds(transaction, actor), reference]
  const found = await transaction.run<DeviceRow>(lockMatchingDevicesSql, values)
  const usable = found.filter((device) => !device.revoked_at)
  const [device] = usable.length > 0 ? usable : found
  if (!device) return refuse('not_found', `There is no device ${reference} in ${slug}.`)
  if (usable.length > 1) {
    const ids = usable.map(({ id, name }) => `${id} (${name})`).join(', ')
    return refuse('conflict', `${usable.length} devices end in ${reference}; name one by its id: ${ids}.`)
  }
  if (device.revoked_at) {
    return refuse('invalid_state', `The device ${device.id} was already revoked on ${device.revoked_at.toISOString()}.`)
  }
  transaction.defer(setDeviceRevokedSql, [organizationId, device.id, now])
  const [before, after] = [toDeviceView(device), toDeviceView({ ...device, revoked_at: now })]
  work.audit({ action: 'device.revoked', object: { type: 'device', id: device.id }, before, after })
  return after
}
