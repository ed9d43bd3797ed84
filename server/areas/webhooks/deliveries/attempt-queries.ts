import { oneByIndexSql } from '../../../platform/database/index-plans.ts'
import { sql } from '../../../platform/database/prepared.ts'
import { AT_PLACE, BEGUN_COLUMNS, buildDueCte } from '../../../platform/queue/index.ts'
import { DELIVERIES } from './rows.ts'

const CLOCK = 'clock as materialized (select coalesce($1::timestamptz, now()) as at)'

/** Settings for a transaction, to be selected at its beginning: look rows up by key. */
export const INDEX_SETTINGS = `set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true)`

/** One locked delivery, such as one whose endpoint is being deleted, must not delay the rest of a batch. */
export const LOCK_TIMEOUT_SETTING = `set_config('lock_timeout', '200ms', true)`

/** Forces lookups by key, because the statistics of tables that have just begun to fill mislead the planner. */
export const forceIndexShortWaitSql = sql('webhook-attempts-force-index-short-wait')`
select ${INDEX_SETTINGS}, ${LOCK_TIMEOUT_SETTING}`

/** URL and signing secrets. $1 the time, $2 organizations, $3 endpoints. */
export const readAttemptEndpointsSql = sql('read-webhook-attempt-endpoints')`
select one.organization_id, one.id, found.*
from unnest($2::text[], $3::text[]) as one (organization_id, id) cross join lateral (
  select t.url, t.secret,
    case when t.former_secret_until > coalesce($1::timestamptz, now()) then t.former_secret end as former_secret,
    t.paused_at is not null as paused, t.consecutive_failures > 0 or t.failing_since is not null as "lastFailed"
  from webhook_endpoints t where t.organization_id = one.organization_id and ${oneByIndexSql('t.id', 'one.id')}
) found`

/**
 * Begins attempts and reads the bodies to send; of a paused endpoint test events only. A beginning that is lost in a
 * crash of the database is made again, so the commit need not wait for the disk. Parameters as of `buildDueCte`.
 */
export const beginDeliveriesSql = sql('begin-webhook-deliveries')`
with clock as materialized (
  select coalesce($1::timestamptz, now()) as at, set_config('synchronous_commit', 'off', true) as async_commit
), ${buildDueCte(DELIVERIES, {
  columns: ', t.first_attempt_at',
  join: `cross join lateral (
    select e.paused_at from webhook_endpoints e where e.organization_id = turn.organization_id and e.id = turn.destination
  ) endpoint`,
  condition: '(t.is_test or endpoint.paused_at is null)',
})}, taken as (
  update webhook_deliveries taken set attempts = taken.failures + 1, last_attempt_at = clock.at,
    first_attempt_at = coalesce(taken.first_attempt_at, clock.at)
  from due, clock where ${AT_PLACE}
  returning taken.organization_id, taken.endpoint_id, taken.id, taken.webhook_event_id, taken.type, taken.is_test,
    taken.attempts, taken.failures, taken.body, ${BEGUN_COLUMNS}, due.first_attempt_at is null as "isFirst"
)
select taken.*, false as exhausted, event.envelope, event.created_at as "raisedAt"
from taken left join lateral (
  select t.envelope, t.created_at from webhook_events t
  where t.organization_id = taken.organization_id and ${oneByIndexSql('t.id', 'taken.webhook_event_id')}
) event on true`

/** Deliveries found by key, to be updated by ctid: outdated statistics make an update by key scan the table. */
export const locateDeliveriesCte = (attempts: string, held = '') => `
found as materialized (
  select one.*, delivery.place from ${attempts} cross join lateral (
    select delivery.ctid as place from webhook_deliveries delivery
    where delivery.organization_id = one.organization_id and delivery.endpoint_id = one.endpoint_id
      and ${oneByIndexSql('delivery.id', 'one.id')} ${held}
  ) delivery
)`

/** `num_nulls` matches no index on purpose: the planner might read an index on `settled_at` from end to end. */
export const CTID_CONDITION = `
delivery.ctid = one.place and num_nulls(delivery.settled_at) = 1`

/**
 * Records successful attempts, even if another worker has the endpoint by now. Skips endpoints that have failed since the
 * request was sent: `recordEndpointAttempts` also resets their health. $1 the time, $2 the delivered attempts.
 */
export const recordDeliveredSql = sql('record-webhook-delivered')`
with ${CLOCK}, ${locateDeliveriesCte(`json_to_recordset($2::json) as one (
  organization_id text, endpoint_id text, id text, status integer, signature text, answer text, duration_ms integer
)`)}
update webhook_deliveries delivery set
  status = 'delivered', settled_at = clock.at, next_attempt_at = null,
  last_status_code = one.status, last_signature = one.signature, last_answer = decode(one.answer, 'base64'), last_error = null,
  delivered_in_ms = one.duration_ms
from clock cross join found one
where ${CTID_CONDITION} and (delivery.is_test or (
    select endpoint.consecutive_failures = 0 and endpoint.failing_since is null from webhook_endpoints endpoint
    where endpoint.organization_id = one.organization_id and ${oneByIndexSql('endpoint.id', 'one.endpoint_id')}
  ))
returning delivery.organization_id, delivery.id`

/** Which of these endpoints are deleted. $1 organizations, $2 endpoints. */
export const findDeletedEndpointsSql = sql('find-deleted-webhook-endpoints')`
select one.id from unnest($1::text[], $2::text[]) as one (organization_id, id)
where not exists (
  select from webhook_endpoints e where e.organization_id = one.organization_id and e.id = one.id
)`
