import type { Statement } from '../../../platform/database/prepared.ts'
import { matches } from './fan-out-queries.ts'

/** Endpoints that may not have been seen by whoever raised events when they were made, and whose work was not over then. */
export const findCatchingUp: Statement = {
  name: 'find-endpoints-catching-up',
  text: `
select organization_id, id, array(select pg_snapshot_xip(made_after)::text) as running, pg_snapshot_xmax(made_after)::text as next
from webhook_endpoints where catching_up order by organization_id, id`,
}

/**
 * Every transaction of a client that runs now, by an id that is not used again after its end, and whether it has a number, which it gets
 * with its first change. `next`: who has none now gets this one or a higher one.
 */
export const findRunning: Statement = {
  name: 'find-running-transactions',
  text: `
with running as materialized (
  select distinct lock.virtualxid, activity.backend_xid is not null as is_numbered
  from pg_locks lock join pg_stat_activity activity on activity.pid = lock.pid
  where lock.locktype = 'virtualxid' and lock.virtualxid = lock.virtualtransaction and lock.pid <> pg_backend_pid()
    and activity.datname = current_database() and activity.backend_type = 'client backend'
)
select pg_snapshot_xmax(pg_current_snapshot())::text as next,
  array(select virtualxid from running) as ids, array(select virtualxid from running where is_numbered) as numbered`,
}

/** Takes a number: whoever had one before has a lower one. A snapshot tells only of those that are over. */
export const takeNumber: Statement = {
  name: 'take-transaction-number',
  text: 'select pg_current_xact_id()::text as taken',
}

/**
 * The next events of an organization whose transactions have numbers from $3 to before $4, after the event $5 of the first of them. With
 * the endpoint of those that it missed: they were told to others or to nobody before it was seen. Where all numbers were given anew, as in a
 * copy of the database, only their age tells that it missed no others. $1 organization, $2 endpoint, $6 how many events.
 */
export const findMissed: Statement = {
  name: 'find-missed-webhook-events',
  text: `
with looked as materialized (
  select id, type, event_id, livemode, visible_to, raised_xid, fanned_out_at, created_at from webhook_events
  where organization_id = $1 and raised_xid < $4::xid8 and (raised_xid, id) > ($3::xid8, $5::text)
  order by raised_xid, id limit $6::integer
)
select looked.id, looked.type, looked.event_id, looked.livemode, looked.raised_xid::text as number, endpoint.id as endpoint_id
from looked left join webhook_endpoints endpoint on endpoint.organization_id = $1 and endpoint.id = $2
  and looked.fanned_out_at is not null and looked.created_at >= endpoint.created_at - interval '24 hours'
  and ${matches('looked', 'endpoint')}
  and not exists (
    select from webhook_deliveries delivery
    where delivery.organization_id = $1 and delivery.endpoint_id = $2 and delivery.webhook_event_id = looked.id
      and delivery.replay_of is null
  )
order by looked.raised_xid, looked.id`,
}

/** $1 organization, $2 endpoint. */
export const endCatchingUp: Statement = {
  name: 'end-catching-up',
  text: 'update webhook_endpoints set catching_up = false where organization_id = $1 and id = $2',
}
