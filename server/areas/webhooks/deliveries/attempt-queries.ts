import { oneByIndexSql } from '../../../platform/database/index-plans.ts'
import type { Statement } from '../../../platform/database/prepared.ts'

const CLOCK = 'clock as materialized (select coalesce($1::timestamptz, now()) as at)'

/** Settings for a transaction, to be selected at its beginning: look rows up by key. */
export const INDEX_SETTINGS = `set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true)`

/** One locked delivery, such as one whose endpoint is being deleted, must not delay the rest of a batch. */
export const LOCK_TIMEOUT_SETTING = `set_config('lock_timeout', '200ms', true)`

/** Forces lookups by key, because the statistics of tables that have just begun to fill mislead the planner. */
export const forceIndexLookupsSql: Statement = { name: 'webhook-attempts-plan', text: `select ${INDEX_SETTINGS}` }
export const forceIndexShortWaitSql: Statement = {
  name: 'webhook-attempts-plan-soon',
  text: `select ${INDEX_SETTINGS}, ${LOCK_TIMEOUT_SETTING}`,
}

/** One key lookup per distinct row, so that an endpoint or event that many deliveries share is read once. */
const eachByKey = (columns: string, table: string, organizations: string, ids: string) => `
select one.organization_id, one.id, found.*
from unnest(${organizations}::text[], ${ids}::text[]) as one (organization_id, id) cross join lateral (
  select ${columns} from ${table} t where t.organization_id = one.organization_id and ${oneByIndexSql('t.id', 'one.id')}
) found`

/** URL and signing secrets. $1 the time, $2 organizations, $3 endpoints. */
export const readAttemptEndpointsSql: Statement = {
  name: 'webhook-attempts-addressees',
  text: eachByKey(
    `t.url, t.secret,
    case when t.former_secret_until > coalesce($1::timestamptz, now()) then t.former_secret end as former_secret,
    t.paused_at is not null as paused, t.consecutive_failures > 0 or t.failing_since is not null as "lastFailed"`,
    'webhook_endpoints',
    '$2',
    '$3',
  ),
}

/** The bodies to send. $1 organizations, $2 events. */
export const readEnvelopesSql: Statement = {
  name: 'webhook-attempts-envelopes',
  text: eachByKey('t.envelope, t.created_at as raised_at', 'webhook_events', '$1', '$2'),
}

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
delivery.ctid = any (array(select one.place from found one)) and delivery.ctid = one.place and num_nulls(delivery.settled_at) = 1`

/**
 * Records successful attempts, even if another worker has the lease by now. Skips endpoints that have failed since the
 * request was sent: `recordEndpointAttempts` also resets their health. $1 the time, $2 the delivered attempts.
 */
export const recordDeliveredSql: Statement = {
  name: 'webhook-attempts-delivered',
  text: `
with ${CLOCK}, ${locateDeliveriesCte(`json_to_recordset($2::json) as one (
  organization_id text, endpoint_id text, id text, status integer, signature text, answer text, duration_ms integer
)`)}
update webhook_deliveries delivery set
  status = 'delivered', settled_at = clock.at, next_attempt_at = null, lease = null, leased_until = null,
  last_status_code = one.status, last_signature = one.signature, last_answer = decode(one.answer, 'base64'), last_error = null,
  delivered_in_ms = one.duration_ms
from clock cross join found one
where ${CTID_CONDITION} and (delivery.is_test or not exists (
    select from webhook_endpoints endpoint
    where endpoint.organization_id = one.organization_id and endpoint.id = one.endpoint_id
      and (endpoint.consecutive_failures > 0 or endpoint.failing_since is not null)
  ))
returning delivery.organization_id, delivery.id`,
}

/**
 * Gives claimed deliveries back without an attempt, because their endpoint is paused. The lock on the endpoint excludes
 * a concurrent enable, which would miss these deliveries and leave them unsent forever.
 * $1 organization, $2 endpoint, $3 ids, $4 leases, $5 to $7 the values before the claim.
 */
export const releasePausedDeliveriesSql: Statement = {
  name: 'webhook-deliveries-rest',
  text: `
with held as materialized (
  select organization_id, id from webhook_endpoints where organization_id = $1 and id = $2 and paused_at is not null for key share
), ${locateDeliveriesCte(`(
  select held.organization_id, held.id as endpoint_id, attempt.*
  from held cross join unnest($3::text[], $4::text[], $5::integer[], $6::timestamptz[], $7::timestamptz[]) as attempt (
    id, lease, attempts, first_attempt_at, last_attempt_at
  )
) one`)}
update webhook_deliveries delivery set
  next_attempt_at = null, lease = null, leased_until = null, status = 'pending', attempts = one.attempts,
  first_attempt_at = one.first_attempt_at, last_attempt_at = one.last_attempt_at
from found one
where ${CTID_CONDITION} and delivery.lease = one.lease`,
}

/** Lost leases (deleted or claimed by another worker). $1 organizations, $2 endpoints, $3 ids, $4 leases. */
export const findLostDeliveryLeasesSql: Statement = {
  name: 'webhook-attempts-lost',
  text: `
select one.lease from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as one (organization_id, endpoint_id, id, lease)
where one.lease is distinct from (
  select delivery.lease from webhook_deliveries delivery
  where delivery.organization_id = one.organization_id and delivery.endpoint_id = one.endpoint_id and ${oneByIndexSql('delivery.id', 'one.id')}
)`,
}
