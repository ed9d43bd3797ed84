import { oneByIndex } from '../../../platform/database/plan-by-keys.ts'
import type { Statement } from '../../../platform/database/prepared.ts'

const CLOCK = 'clock as materialized (select coalesce($1::timestamptz, now()) as at)'

/** To be selected at the beginning of a transaction. */
export const BY_KEYS = `set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true)`

/** Where others wait with them, nobody waits long for a delivery that somebody holds, such as one who deletes its endpoint. */
export const SHORT_LOCK_TIMEOUT = `set_config('lock_timeout', '200ms', true)`

/** A few rows are looked for by their keys, whatever PostgreSQL has counted in tables that have just begun to fill. */
export const planAttempts: Statement = { name: 'webhook-attempts-plan', text: `select ${BY_KEYS}` }
export const planAttemptsShortWait: Statement = {
  name: 'webhook-attempts-plan-soon',
  text: `select ${BY_KEYS}, ${SHORT_LOCK_TIMEOUT}`,
}

/** Each by its key, one after the other: what many deliveries share is read once. */
const eachByKey = (columns: string, table: string, organizations: string, ids: string) => `
select one.organization_id, one.id, found.*
from unnest(${organizations}::text[], ${ids}::text[]) as one (organization_id, id) cross join lateral (
  select ${columns} from ${table} t where t.organization_id = one.organization_id and t.id = one.id offset 0
) found`

/** Where it is sent to, and what it is signed with. $1 the time, $2 organizations, $3 endpoints. */
export const readAddressees: Statement = {
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

/** What is sent. $1 organizations, $2 events. */
export const readEnvelopes: Statement = {
  name: 'webhook-attempts-envelopes',
  text: eachByKey('t.envelope, t.created_at as raised_at', 'webhook_events', '$1', '$2'),
}

/**
 * The deliveries that were attempted, each with its place in the table: looked up one by one by their keys, and then updated at their places.
 * By their keys alone the whole table might be read for a few of them, where PostgreSQL has counted it when it was small.
 */
export const locateDeliveries = (attempts: string, held = '') => `
found as materialized (
  select one.*, delivery.place from ${attempts} cross join lateral (
    select delivery.ctid as place from webhook_deliveries delivery
    where delivery.organization_id = one.organization_id and delivery.endpoint_id = one.endpoint_id
      and ${oneByIndex('delivery.id', 'one.id')} ${held}
  ) delivery
)`

/** That a delivery stands at the place of an attempt, and is not settled: in words that no index knows, or one would be read from end to end. */
export const AT_CTID = `
delivery.ctid = any (array(select one.place from found one)) and delivery.ctid = one.place and num_nulls(delivery.settled_at) = 1`

/**
 * Delivered is delivered, whoever has the delivery at hand by now. Where the endpoint has failed since it was sent, nothing is recorded:
 * that is for who heals it. $1 the time, $2 what was delivered.
 */
export const recordDelivered: Statement = {
  name: 'webhook-attempts-delivered',
  text: `
with ${CLOCK}, ${locateDeliveries(`json_to_recordset($2::json) as one (
  organization_id text, endpoint_id text, id text, status integer, signature text, answer text, duration_ms integer
)`)}
update webhook_deliveries delivery set
  status = 'delivered', settled_at = clock.at, next_attempt_at = null, lease = null, leased_until = null,
  last_status_code = one.status, last_signature = one.signature, last_answer = decode(one.answer, 'base64'), last_error = null,
  delivered_in_ms = one.duration_ms
from clock cross join found one
where ${AT_CTID} and (delivery.is_test or not exists (
    select from webhook_endpoints endpoint
    where endpoint.organization_id = one.organization_id and endpoint.id = one.endpoint_id
      and (endpoint.consecutive_failures > 0 or endpoint.failing_since is not null)
  ))
returning delivery.organization_id, delivery.id`,
}

/**
 * Their endpoint is paused: nothing was sent. Whoever enables it waits for this, and this for them; one that was enabled meanwhile would
 * never come back to what rests. $1 organization, $2 endpoint, $3 ids, $4 leases, $5 to $7 what was before.
 */
export const suspendDeliveries: Statement = {
  name: 'webhook-deliveries-rest',
  text: `
with held as materialized (
  select organization_id, id from webhook_endpoints where organization_id = $1 and id = $2 and paused_at is not null for key share
), ${locateDeliveries(`(
  select held.organization_id, held.id as endpoint_id, attempt.*
  from held cross join unnest($3::text[], $4::text[], $5::integer[], $6::timestamptz[], $7::timestamptz[]) as attempt (
    id, lease, attempts, first_attempt_at, last_attempt_at
  )
) one`)}
update webhook_deliveries delivery set
  next_attempt_at = null, lease = null, leased_until = null, status = 'pending', attempts = one.attempts,
  first_attempt_at = one.first_attempt_at, last_attempt_at = one.last_attempt_at
from found one
where ${AT_CTID} and delivery.lease = one.lease`,
}

/** Which deliveries this process has no longer at hand: they are gone with their endpoint, or somebody else's. $1 organizations, $2 endpoints, $3 ids, $4 leases. */
export const findLostAttempts: Statement = {
  name: 'webhook-attempts-lost',
  text: `
select one.lease from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as one (organization_id, endpoint_id, id, lease)
where one.lease is distinct from (
  select delivery.lease from webhook_deliveries delivery
  where delivery.organization_id = one.organization_id and delivery.endpoint_id = one.endpoint_id and ${oneByIndex('delivery.id', 'one.id')}
)`,
}
