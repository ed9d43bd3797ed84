import { buildGroupsBelowCte, buildResetChangeFeeds, WITH_VISIBLE_EVENTS } from '../../access/visibility/index.ts'
import { type Statement, sql } from '../../platform/database/prepared.ts'

/** Serializes changes to an event and its structure. */
export const lockEventSql = sql('lock-event')`
select from events where organization_id = $1 and id = $2 for no key update`

/** A transaction that is placing attendees by the old structure waits, or sees the new revision and reads again. */
export const incrementEventRevisionSql = sql('increment-event-revision')`
update event_places set revision = revision + 1 where organization_id = $1 and event_id = $2`

/** In the event's own mode: test attendees do not fill a live event. */
export const findTakenPlacesSql = sql('find-taken-places')`
select p.taken, p.by_type, p.by_day from event_places p
join events e on e.organization_id = p.organization_id and e.id = p.event_id and e.livemode = p.livemode
where p.organization_id = $1 and p.event_id = $2`

export const countRegistrationsSql = sql('count-registrations')`
select count(*) as registrations, count(*) filter (where not livemode) as tested, count(*) filter (where amount_total > 0 or amount_paid > 0) as with_money
from registrations where organization_id = $1 and event_id = $2`

export const countEventWebhooksSql = sql('count-event-webhooks')`
select count(*) as webhooks from webhook_endpoints where organization_id = $1 and event_id = $2`

/** $4 status, $5 group (with all below it), $6 patterns that must occur, $7 after this id, each or null; $8 limit */
const buildListEventsSql = (name: string, isAfter: string, direction: string): Statement => ({
  name,
  text: `${WITH_VISIBLE_EVENTS}, ${buildGroupsBelowCte('chosen', '$1', '$5')}
select * from visible
where ($4::text is null or status = $4) and ($5::text is null or group_id in (select id from chosen))
  and ($6::text[] is null or cardinality($6) > 0 and search like all($6))
  and ($7::text is null or id ${isAfter} $7)
order by id ${direction} limit $8`,
})

export const listEventsSql = buildListEventsSql('list-events', '>', 'asc')
export const listNewestEventsSql = buildListEventsSql('list-newest-events', '<', 'desc')

const CHANGEABLE =
  'code, name, description, timezone, currency, language, capacity, waitlist, approval, payment_deadline_days, search, updated_at'

/** $1 organization, $2 the row as JSON. Returns no row if the code is taken. */
export const insertEventSql = sql('insert-event')`
insert into events (organization_id, id, group_id, status, livemode, created_at, ${CHANGEABLE})
select $1, id, group_id, status, livemode, created_at, ${CHANGEABLE} from json_populate_record(null::events, $2::json)
on conflict (organization_id, code) do nothing
returning id`

/** The rows that are locked and counted with, unless there are some. $1 organization, $2 event */
export const insertEventCountersSql = sql('insert-event-counters')`
with places as (
  insert into event_places (organization_id, event_id, livemode, revision, taken, waiting, by_type, by_day)
  select $1, $2, livemode, 1, 0, 0, '{}', '{}' from unnest(array[true, false]) as livemode
  on conflict do nothing
)
insert into change_numbers (organization_id, event_id, livemode, kind)
select $1, $2, livemode, kind from unnest(array[true, false]) as livemode, unnest(array['people', 'checkins']) as kind
on conflict do nothing`

/** $3 the row as JSON */
export const updateEventSql = sql('update-event')`
update events set (${CHANGEABLE}) = (select ${CHANGEABLE} from json_populate_record(null::events, $3::json))
where organization_id = $1 and id = $2`

export const setEventStatusSql = sql('set-event-status')`
update events set status = $3, updated_at = $4 where organization_id = $1 and id = $2`

export const deleteEventSql = sql('delete-event')`
with made as (
  update jobs set event_id = null where organization_id = $1 and event_id = $2
)
delete from events where organization_id = $1 and id = $2`

export const countDaysAndTypesSql = sql('count-days-and-types')`
select
  (select count(*) from event_days where organization_id = $1 and event_id = $2) as days,
  (select count(*) from attendee_types where organization_id = $1 and event_id = $2) as types,
  (select count(*) from attendee_types where organization_id = $1 and event_id = $2 and price is not null) as priced`

export const countAttendeesOnDaySql = sql('count-attendees-on-day')`
select count(*) filter (where livemode) as live, count(*) as people from attendees where organization_id = $1 and event_id = $2 and days @> array[$3::text]`

export const countAttendeesOfTypeSql = sql('count-attendees-of-type')`
select count(*) filter (where livemode) as live, count(*) as people from attendees where organization_id = $1 and event_id = $2 and attendee_type_id = $3`

/** Rosters show check-in points by code, so scanners download them again. */
export const resetEventChangeFeedsSql = sql('reset-event-change-feeds')`
${buildResetChangeFeeds('organization_id = $1 and event_id = $2')}`
