import { insertDeviceDigestSql, makeDeviceToken } from '../access/devices/index.ts'
import type { Database } from '../platform/database/connect.ts'
import { runPrepared } from '../platform/database/prepared.ts'
import { newId } from '../platform/ids.ts'
import { digestSecret } from '../platform/secrets.ts'

export type TestDeviceOptions = {
  mode?: 'live' | 'test'
  groupId?: string
  pointId?: string
  revokedAt?: Date
  swVersion?: string
}

/** A device of an event, as pairing creates it. */
export async function makeTestDevice(
  database: Database,
  now: Date,
  organizationId: string,
  eventId: string,
  { mode = 'live', groupId, pointId, revokedAt, swVersion = '1.0.0' }: TestDeviceOptions = {},
): Promise<{ id: string; value: string }> {
  const [id, value] = [newId(now), makeDeviceToken()]
  const digest = digestSecret(value)
  await database('devices').insert({
    organization_id: organizationId,
    id,
    event_id: eventId,
    digest,
    last_four: value.slice(-4),
    name: 'Gate 1',
    sw_version: swVersion,
    mode,
    paired_at: now,
    revoked_at: revokedAt ?? null,
    group_id: groupId ?? null,
    check_in_point_id: pointId ?? null,
  })
  await runPrepared(database, insertDeviceDigestSql, [digest, organizationId, id])
  return { id, value }
}
