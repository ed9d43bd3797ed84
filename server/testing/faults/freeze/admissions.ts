import type { Database } from '../../../platform/database/connect.ts'
import { newIds, repeatRow } from './repeat-row.ts'

/** Repeats the one admission of an event: the same person at the same point, later each time and by another scan. */
export async function repeatAdmission(
  database: Database,
  { organizationId, eventId, times }: { organizationId: string; eventId: string; times: number },
): Promise<void> {
  const event = { organization_id: organizationId, event_id: eventId }
  const { id, scan_id, livemode } = await database('checkins')
    .where({ ...event, result: 'accepted', slot: null })
    .first()
  const scanIds = newIds()
  await repeatRow(database, 'scans', {
    row: { ...event, livemode, id: scan_id },
    times,
    changes: { id: scanIds, client_uuid: 'gen_random_uuid()' },
  })
  await repeatRow(database, 'checkins', {
    row: { ...event, livemode, id },
    times,
    changes: { id: newIds(), scan_id: scanIds, is_first: 'false' },
  })
}
