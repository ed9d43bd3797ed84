import type { Schemas } from '../../platform/contract/schemas.ts'
import { readPlaces } from '../booking/index.ts'
import { countCheckins, countRowsByStatus, countTicketsByStatus, type ReportScope } from './queries.ts'

/** Places are the event's, regardless of the caller; everything else is what the caller can see. */
export async function buildEventStats(scope: ReportScope): Promise<Schemas['EventStats']> {
  const { reader, caller, setup } = scope
  const places = await readPlaces(reader, setup.organizationId, setup.event.id, setup.livemode)
  return {
    event_id: setup.event.id,
    livemode: setup.livemode,
    places: occupancy(setup.event.capacity, places.taken),
    attendee_types: setup.types.map(({ id, code, capacity }) => ({
      attendee_type: code,
      ...occupancy(capacity, places.by_type[id]),
    })),
    days: setup.days.map(({ id, code, capacity }) => ({ day: code, ...occupancy(capacity, places.by_day[id]) })),
    registrations: await countRowsByStatus(scope, 'registrations'),
    attendees: await countRowsByStatus(scope, 'attendees'),
    tickets: await countTicketsByStatus(scope),
    checkins: await countCheckins(scope),
    generated_at: caller.at.toISOString(),
  }
}

/** A capacity lowered below what is taken leaves nothing available. */
function occupancy(capacity: number | null, taken = 0): Schemas['Occupancy'] {
  return { capacity, taken, available: capacity === null ? null : Math.max(0, capacity - taken) }
}
