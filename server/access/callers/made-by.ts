import type { AuditActor } from '../../platform/work/audit/index.ts'
import type { Caller } from './caller.ts'

/** Who did it, as the audit log and the check-ins name them: a key or a device, a member or the operator. */
export function actorOf({ key, device, commanded }: Caller): AuditActor {
  if (commanded) return commanded.member ? { type: 'member', id: commanded.member.id } : { type: 'system', id: null }
  return device ? { type: 'device', id: device.id } : { type: 'key', id: key.id }
}

export function madeBy({ key, device }: Caller): { key_id: string | null; device_id: string | null } {
  return device ? { key_id: null, device_id: device.id } : { key_id: key.id, device_id: null }
}
