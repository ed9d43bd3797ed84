import type { Database } from '../../../server/platform/database/connect.ts'
import type { Festival } from '../people/festival.ts'

export const POINT = 'gate'

/** While the first day of the festival lasts. */
export const SCANNED_AT = '2026-06-05T16:00:00.000Z'

/** An entry that lets each person in once a day. */
export async function addGate(database: Database, { organizationId, eventId }: Festival, mark = ''): Promise<void> {
  const at = new Date('2026-01-05T10:00:00Z')
  await database('check_in_points').insert({
    ...{
      organization_id: organizationId,
      event_id: eventId,
      id: `01FEST${`${mark}GATE`.padStart(20, '0')}`,
      code: POINT,
      name: 'Gate',
    },
    ...{ kind: 'entry', windows: '[]', limit: 'per_day', requires: 'none', created_at: at, updated_at: at },
  })
}

/** One of its own for each number. */
export const clientUuid = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
