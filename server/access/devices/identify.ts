import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { memoizeByKey } from '../../platform/memoize.ts'
import { generateSecret } from '../../platform/secrets.ts'
import {
  buildFindOrganizationOf,
  type Caller,
  type CallersOrganizationRow,
  type KeyMode,
  toCallersOrganization,
} from '../callers/index.ts'
import { countDeviceCallSql, findOrganizationOfDeviceSql, identifyDeviceSql } from './queries.ts'

/** A batch is one request. Scans have a limit of their own, so that loading a large roster is quick and never delays them. */
const MAX_CALLS_PER_SECOND = { scans: 10, other: 50 }

export type DeviceIdentification =
  | { outcome: 'unknown' }
  | { outcome: 'revoked'; at: Date; caller: Caller }
  | { outcome: 'over_rate'; caller: Caller }
  | { outcome: 'usable'; caller: Caller }

const getFindOrganization = memoizeByKey((database: Database) =>
  buildFindOrganizationOf(database, findOrganizationOfDeviceSql),
)

export async function identifyDevice(
  database: Database,
  { digest, counted, now }: { digest: Buffer; counted: 'scans' | 'other'; now: Date | null },
): Promise<DeviceIdentification> {
  const limit = MAX_CALLS_PER_SECOND[counted]
  const organization = await getFindOrganization(database)(digest)
  if (organization === undefined) return { outcome: 'unknown' }
  const values = [digest, counted, limit, now, organization]
  const [row] = await runPrepared<IdentifiedDeviceRow>(database, identifyDeviceSql, values)
  if (!row) return { outcome: 'unknown' }
  if (row.calls === null && !row.revoked_at) {
    const values = [row.organization_id, row.id, counted, row.second, limit]
    const [first] = await runPrepared<{ calls: number }>(database, countDeviceCallSql, values)
    row.calls = first?.calls ?? 0
  }
  const caller = toCaller(row, limit)
  if (row.revoked_at) return { outcome: 'revoked', at: row.revoked_at, caller }
  return { outcome: (row.calls ?? 0) > limit ? 'over_rate' : 'usable', caller }
}

function toCaller(row: IdentifiedDeviceRow, limit: number): Caller {
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
      // If the group is missing, the device must stay limited.
      group: row.group_id ? { id: row.group_id, code: row.group_code ?? row.group_id } : null,
      expiresAt: null,
      allowedAddresses: null,
      createdAt: row.paired_at,
    },
    device: { id: row.id, eventId: row.event_id, pointId: row.check_in_point_id, swVersion: row.sw_version },
    rate: { limit, remaining: Math.max(0, limit - (row.calls ?? 0)), resetSeconds: 1 },
    readOnlySince: row.read_only_since,
    usage: { month: '', calls: 0 },
  }
}

export type IdentifiedDeviceRow = CallersOrganizationRow & {
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
  second: Date
  /** Null: it is revoked, or could not be counted at once. */
  calls: number | null
}

const PREFIX = 'svc_device_'

export const makeDeviceToken = (): string => PREFIX + generateSecret()

/** Recognized by its prefix, so that the lookup of keys needs no change. */
export const isDeviceToken = (value: string): boolean => value.startsWith(PREFIX)
