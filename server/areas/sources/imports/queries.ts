import { sql } from '../../../platform/database/prepared.ts'
import type { RegistrationStatus } from '../../booking/index.ts'

export type ImportedOrder = {
  source_order_id: string
  registration_id: string
  status: RegistrationStatus
  group_id: string | null
  /** Everybody who was ever on it. */
  people: number
}

/** $1 organization, $2 event, $3 livemode, $4 platform, $5 orders */
export const findImportedOrdersSql = sql('find-imported-source-orders')`
select o.source_order_id, o.registration_id, r.status, r.group_id,
  (select count(*) from attendees a where a.organization_id = $1 and a.registration_id = r.id) as people
from source_orders o
join registrations r on r.organization_id = o.organization_id and r.id = o.registration_id
where o.organization_id = $1 and o.event_id = $2 and o.livemode = $3 and o.platform = $4 and o.source_order_id = any($5)`

export type ImportedAttendee = { source_attendee_id: string; job_id: string }

/** The same, $5 attendees. */
export const findImportedAttendeesSql = sql('find-imported-source-attendees')`
select source_attendee_id, job_id from source_attendees
where organization_id = $1 and event_id = $2 and livemode = $3 and platform = $4 and source_attendee_id = any($5)`

/** $1 organization, $2 event, $3 livemode, $4 platform, $5 orders, $6 their registrations */
export const insertSourceOrdersSql = sql('insert-source-orders')`
insert into source_orders (organization_id, event_id, livemode, platform, source_order_id, registration_id)
select $1, $2, $3, $4, * from unnest($5::text[], $6::text[])`

/** The same, $5 attendees, $6 our attendees, $7 the job */
export const insertSourceAttendeesSql = sql('insert-source-attendees')`
insert into source_attendees (organization_id, event_id, livemode, platform, source_attendee_id, attendee_id, job_id)
select $1, $2, $3, $4, *, $7 from unnest($5::text[], $6::text[])`
