import { sql } from '../../platform/database/prepared.ts'

/** Only live, published events are public. $1 organization */
const VISIBLE = `e.organization_id = $1 and e.livemode and e.status = 'published'`

/** Events of `chosen` with their structure and taken places, in one snapshot. */
const SHOWN = `
select c.id, c.code, c.name, c.description, c.timezone, c.currency, c.language, c.waitlist, c.approval, c.capacity,
  p.taken, p.by_type, p.by_day,
  f.rules ->> 'registration_opens_at' as registration_opens_at,
  f.rules ->> 'registration_closes_at' as registration_closes_at,
  (
    select coalesce(json_agg(json_build_object('id', d.id, 'code', d.code, 'name', d.name, 'date', d.date,
      'starts_at', d.starts_at, 'ends_at', d.ends_at, 'start', d.starts_instant, 'end', d.ends_instant,
      'capacity', d.capacity) order by d.starts_instant, d.id), '[]')
    from event_days d where d.organization_id = $1 and d.event_id = c.id
  ) as days,
  (
    select coalesce(json_agg(json_build_object('id', t.id, 'code', t.code, 'name', t.name, 'price', t.price,
      'approval', t.approval, 'capacity', t.capacity) order by t.id), '[]')
    from attendee_types t where t.organization_id = $1 and t.event_id = c.id
  ) as types
from chosen c
join event_places p on p.organization_id = $1 and p.event_id = c.id and p.livemode
left join event_forms f on f.organization_id = $1 and f.event_id = c.id`

/** $2 id or code */
export const findPublicEventSql = sql('find-public-event')`
with chosen as (
  select * from events e where ${VISIBLE} and (e.id = $2 or e.code = $2) order by e.id = $2 desc limit 1
) ${SHOWN}`

/** Upcoming events by start, then past ones, latest first. $2 now, $3 limit */
export const listPublicEventsSql = sql('list-public-events')`
with chosen as (
  select e.*, row_number() over (
    order by span.past, case when not span.past then span.first_start end, span.last_end desc, e.id
  ) as position
  from events e
  cross join lateral (
    select min(d.starts_instant) as first_start, max(d.ends_instant) as last_end,
      coalesce(max(d.ends_instant) <= $2::timestamptz, false) as past
    from event_days d where d.organization_id = $1 and d.event_id = e.id
  ) span
  where ${VISIBLE}
  order by position limit $3
) ${SHOWN}
order by c.position`
