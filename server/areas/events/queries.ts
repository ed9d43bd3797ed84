import type { Statement } from '../../platform/database/prepared.ts'

export type EventStatus = 'draft' | 'published' | 'cancelled' | 'archived'

export type EventRow = {
  id: string
  code: string
  name: string
  description: string | null
  group_id: string | null
  group_code: string | null
  timezone: string
  currency: string
  language: 'en' | 'es'
  status: EventStatus
  capacity: number | null
  waitlist: boolean
  approval: boolean
  payment_deadline_days: number
  livemode: boolean
  created_at: Date
  updated_at: Date
  /** Whether the event lies where the caller may change things, and not only above. */
  within_reach: boolean
}

/**
 * $1 organization, $2 the group that the caller is limited to or null, $3 whether test events are visible.
 * A limited caller sees the events of its group, of those below it, and of those above it; the last it cannot change.
 */
const VISIBLE = `
with recursive below as (
  select id from groups where organization_id = $1 and id = $2
  union
  select child.id from groups child join below on child.parent_id = below.id where child.organization_id = $1
), above as (
  select id, parent_id from groups where organization_id = $1 and id = $2
  union
  select parent.id, parent.parent_id from groups parent join above on parent.id = above.parent_id
  where parent.organization_id = $1
), visible as (
  select e.*, reach.within as within_reach, case when reach.within then g.code end as group_code
  from events e
  cross join lateral (select $2::text is null or e.group_id in (select id from below) as within) reach
  left join groups g on g.organization_id = e.organization_id and g.id = e.group_id
  where e.organization_id = $1 and (e.livemode or $3::boolean) and (
    $2::text is null or e.group_id is null or e.group_id in (select id from below) or e.group_id in (select id from above)
  )
)`

export const findEvent: Statement = {
  name: 'find-event',
  text: `${VISIBLE} select * from visible where id = $4 or code = $4 order by id = $4 desc limit 1`,
}

/** Changes to an event and its structure happen one after the other. */
export const lockEvent: Statement = {
  name: 'lock-event',
  text: 'select from events where organization_id = $1 and id = $2 for no key update',
}

/** Whoever is placing people by the structure as it was waits, or notices and reads it again. */
export const raiseRevision: Statement = {
  name: 'raise-event-revision',
  text: 'update event_places set revision = revision + 1 where organization_id = $1 and event_id = $2',
}

/** What is taken by people of the event's own mode: test people do not fill a live event. */
export const findTaken: Statement = {
  name: 'find-taken-places',
  text: `
select p.taken, p.by_type, p.by_day from event_places p
join events e on e.organization_id = p.organization_id and e.id = p.event_id and e.livemode = p.livemode
where p.organization_id = $1 and p.event_id = $2`,
}

export const countRegistrations: Statement = {
  name: 'count-event-registrations',
  text: `
select count(*) as registrations, count(*) filter (where not livemode) as tested, count(*) filter (where amount_total > 0 or amount_paid > 0) as with_money
from registrations where organization_id = $1 and event_id = $2`,
}

/**
 * $4 status or null, $5 group id or null: that group and all below it, $6 patterns that must occur or null, $7 after this id or null,
 * $8 limit
 */
export const listEvents: Statement = {
  name: 'list-events',
  text: `${VISIBLE}, chosen as (
  select id from groups where organization_id = $1 and id = $5
  union
  select child.id from groups child join chosen on child.parent_id = chosen.id where child.organization_id = $1
)
select * from visible
where ($4::text is null or status = $4) and ($5::text is null or group_id in (select id from chosen))
  and ($6::text[] is null or cardinality($6) > 0 and search like all($6))
  and ($7::text is null or id > $7)
order by id limit $8`,
}

/** No row comes back when the code is taken. */
export const insertEvent: Statement = {
  name: 'insert-event',
  text: `
insert into events (
  organization_id, id, code, name, description, group_id, timezone, currency, language, status, capacity, waitlist, approval,
  payment_deadline_days, livemode, search, created_at, updated_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'draft', $10, $11, $12, $13, $14, $15, $16, $16)
on conflict (organization_id, code) do nothing
returning id`,
}

export const updateEvent: Statement = {
  name: 'update-event',
  text: `
update events set
  code = $3, name = $4, description = $5, timezone = $6, currency = $7, language = $8, capacity = $9, waitlist = $10,
  approval = $11, payment_deadline_days = $12, search = $13, updated_at = $14
where organization_id = $1 and id = $2`,
}

export const setStatus: Statement = {
  name: 'set-event-status',
  text: 'update events set status = $3, updated_at = $4 where organization_id = $1 and id = $2',
}

export const deleteEvent: Statement = {
  name: 'delete-event',
  text: 'delete from events where organization_id = $1 and id = $2',
}

export const countStructure: Statement = {
  name: 'count-event-structure',
  text: `
select
  (select count(*) from event_days where organization_id = $1 and event_id = $2) as days,
  (select count(*) from attendee_types where organization_id = $1 and event_id = $2) as types,
  (select count(*) from attendee_types where organization_id = $1 and event_id = $2 and price is not null) as priced`,
}
