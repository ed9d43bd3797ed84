import type { Statement } from '../../../platform/database/prepared.ts'

const nextOrganization = (after: string) => `
  select organization_id from webhook_events
  where organization_id > ${after} and fanned_out_at is null
  order by organization_id limit 1`

/** The organizations where something is to be told, one index probe each. $1 after which one, $2 how many. */
export const findOrganizationsToTell: Statement = {
  name: 'find-organizations-to-tell',
  text: `
with recursive organizations (organization_id) as (
  (${nextOrganization('$1')})
  union all
  select (${nextOrganization('organizations.organization_id')}) from organizations where organizations.organization_id is not null
)
select organization_id from organizations where organization_id is not null limit $2::integer`,
}

/** Whether an endpoint is told of an event: by what it asked for, and not of what had committed before it was made. */
export const matches = (event: string, endpoint: string) => `
(${endpoint}.event_types && array['*', ${event}.type])
and (${endpoint}.event_id is null or ${endpoint}.event_id = ${event}.event_id)
and (${endpoint}.group_id is null or ${endpoint}.group_id = any (${event}.visible_to))
and (${endpoint}.livemode is null or ${endpoint}.livemode = ${event}.livemode)
and not pg_visible_in_snapshot(${event}.raised_xid, ${endpoint}.made_after)`

/**
 * In the order of commits, as far as that has an order, and as many as keep the deliveries of a transaction few. Of an organization that
 * another process has at hand none comes back: nobody waits, and nothing overtakes what happened before it. The rows are held against
 * processes of the release before. $1 organization, $2 how many events at most, $3 how many deliveries at most.
 */
export const claimEvents: Statement = {
  name: 'claim-webhook-events',
  text: `
with claimed as materialized (
  select id, type, event_id, livemode, visible_to, raised_xid from webhook_events
  where organization_id = $1 and fanned_out_at is null
    and (select pg_try_advisory_xact_lock(hashtextextended('fan-out of ' || $1, 0)))
  order by raised_xid, id
  limit (
    select greatest(1, least($2::integer, $3::integer / greatest(1, count(*)))) from webhook_endpoints where organization_id = $1
  )
  for update skip locked
)
select claimed.id, claimed.type, claimed.event_id, claimed.livemode, endpoint.id as endpoint_id
from claimed left join webhook_endpoints endpoint on endpoint.organization_id = $1 and ${matches('claimed', 'endpoint')}
order by claimed.raised_xid, claimed.id, endpoint.id`,
}

/**
 * An endpoint that was deleted meanwhile gets nothing. For one that is paused, or whose backlog is still being moved, the delivery rests;
 * whoever pauses or enables one waits for this, and this for them. $1 organization, $2 the deliveries,
 * $3 the time.
 */
export const insertDeliveries: Statement = {
  name: 'insert-webhook-deliveries',
  text: `
with clock as materialized (select coalesce($3::timestamptz, now()) as at),
wanted as materialized (
  select * from json_to_recordset($2::json) as row (
    id text, endpoint_id text, webhook_event_id text, type text, event_id text, livemode boolean
  )
), held as materialized (
  select id, paused_at, backlog_since from webhook_endpoints
  where organization_id = $1 and id in (select endpoint_id from wanted)
  order by id for key share
)
insert into webhook_deliveries (
  organization_id, id, endpoint_id, webhook_event_id, type, event_id, livemode, created_at, next_attempt_at
)
select $1, wanted.id, wanted.endpoint_id, webhook_event_id, type, event_id, livemode, clock.at,
  case when held.paused_at is null and held.backlog_since is null then clock.at end
from wanted join held on held.id = wanted.endpoint_id cross join clock
order by wanted.id
on conflict (organization_id, endpoint_id, webhook_event_id) where replay_of is null do nothing`,
}

/** From here on its 30 days count, as long as no delivery of it is left. $1 organization, $2 ids. */
export const markTold: Statement = {
  name: 'mark-webhook-events-told',
  text: `
update webhook_events set fanned_out_at = now(), settled_at = now()
where organization_id = $1 and id = any ($2::text[])`,
}
