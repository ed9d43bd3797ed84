import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { type Caller, toCallersOrganization } from '../callers/index.ts'
import { identifyDevice } from './queries.ts'
import type { IdentifiedDevice } from './rows.ts'

/** A batch is one call. What is no scan is counted apart, so that nobody waits at the gate while a roster is loaded. */
export const CALLS_PER_SECOND = 10

export type DeviceIdentification =
  | { outcome: 'unknown' }
  | { outcome: 'revoked'; at: Date; caller: Caller }
  | { outcome: 'over_rate'; caller: Caller }
  | { outcome: 'usable'; caller: Caller }

export type IdentifyDeviceRequest = { digest: Buffer; counted: 'scans' | 'other'; now: Date | null }

export async function recogniseDevice(
  database: Database,
  { digest, counted, now }: IdentifyDeviceRequest,
): Promise<DeviceIdentification> {
  const values = [digest, counted, CALLS_PER_SECOND, now]
  const [row] = await runPrepared<IdentifiedDevice>(database, identifyDevice, values)
  if (!row) return { outcome: 'unknown' }
  const caller = toCaller(row)
  if (row.revoked_at) return { outcome: 'revoked', at: row.revoked_at, caller }
  return { outcome: row.calls > CALLS_PER_SECOND ? 'over_rate' : 'usable', caller }
}

function toCaller(row: IdentifiedDevice): Caller {
  return {
    at: row.at,
    organization: toCallersOrganization(row),
    key: {
      id: row.id,
      name: row.name,
      mode: row.mode,
      scopes: ['scanner'],
      lastFour: row.last_four,
      isPublic: false,
      // A limit whose group cannot be found is still a limit.
      group: row.group_id ? { id: row.group_id, code: row.group_code ?? row.group_id } : null,
      expiresAt: null,
      allowedAddresses: null,
      createdAt: row.paired_at,
    },
    device: { id: row.id, eventId: row.event_id, pointId: row.check_in_point_id, swVersion: row.sw_version },
    rate: { limit: CALLS_PER_SECOND, remaining: Math.max(0, CALLS_PER_SECOND - row.calls), resetSeconds: 1 },
    readOnlySince: row.read_only_since,
    usage: { month: '', calls: 0 },
  }
}
