import type { Database } from '../../../platform/database/connect.ts'
import { buildRandomIdSql, insertRowCopies } from './repeat-row.ts'

/** Repeats the one admission of an event: the same person at the same point, later each time and by another scan. */
export async function insertRepeatedAdmissions(
  database: Database,
  { organizationId, eventId, times }: { organizationId: string; eventId: string; times: number },
): Promise<void> {
  const event = { organization_id: organizationId, event_id: eventId }
  const { id, scan_id, livemode } = await database('checkins')
    .where({ ...event, result: 'accepted', slot: null })
    .first()
  const scanIds = buildRandomIdSql()
  await insertRowCopies(database, 'scans', {
    row: { ...event, livemode, id: scan_id },
    times,
    changes: { id: scanIds, client_uuid: 'gen_random_uuid()' },
  })
  await insertRowCopies(database, 'checkins', {
    row: { ...event, livemode, id },
    times,
    changes: { id: buildRandomIdSql(), scan_id: scanIds, is_first: 'false' },
  })
}
