import type { Database } from '../../../server/platform/database/connect.ts'

export const EVENT = 'fest'
export const ATTENDEE_TYPE = 'visitor'

export type Festival = { organizationId: string; eventId: string; typeId: string; dayIds: string[] }

/** The mark stands in its ids, where there are several. */
export type FestivalOptions = { code?: string; mark?: string }

const AMPLE = 100_000_000

/** A published event whose capacity, like that of its days and its attendee type, has to be kept and is never reached. */
export async function addFestival(
  database: Database,
  organizationId: string,
  { code = EVENT, mark = '' }: FestivalOptions = {},
): Promise<Festival> {
  const id = (name: string) => `01FEST${(mark + name).padStart(20, '0')}`
  const at = new Date('2026-01-05T10:00:00Z')
  const times = { created_at: at, updated_at: at }
  const eventId = id('EVENT')
  await database('events').insert({
    ...{ organization_id: organizationId, id: eventId, code, name: 'Festival', timezone: 'Europe/Madrid' },
    ...{ currency: 'EUR', language: 'en', status: 'published', capacity: AMPLE, waitlist: false, approval: false },
    ...{ payment_deadline_days: 7, livemode: true, ...times },
  })
  const scope = { organization_id: organizationId, event_id: eventId }
  const days = ['fri', 'sat'].map((code, n) => ({
    ...{ ...scope, id: id(`DAY${n}`), code, name: code, date: `2026-06-0${5 + n}`, capacity: AMPLE, ...times },
    ...{ starts_instant: `2026-06-0${5 + n}T00:00:00+02:00`, ends_instant: `2026-06-0${6 + n}T00:00:00+02:00` },
  }))
  await database('event_days').insert(days)
  const typeId = id('TYPE')
  await database('attendee_types').insert({
    ...{ ...scope, id: typeId, code: ATTENDEE_TYPE, name: 'Visitor', capacity: AMPLE, approval: false },
    ...{ ticket: 'per_person', ...times },
  })
  return { organizationId, eventId, typeId, dayIds: days.map((day) => day.id) }
}
