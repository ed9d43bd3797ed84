import type { Statement } from '../../platform/database/prepared.ts'

export const findPlaces: Statement = {
  name: 'find-places-taken',
  text: 'select taken, by_type, by_day from event_places where organization_id = $1 and event_id = $2 and livemode = $3',
}
