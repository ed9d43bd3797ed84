import { buildIndexLookup, PLAN_ONCE } from '../../../platform/database/index-plans.ts'
import { sql } from '../../../platform/database/prepared.ts'
import { isOfStatement } from '../../../platform/database/spread.ts'
import { IN_BATCH_CONDITION_SQL } from './rows.ts'

const CLOCK = 'clock as materialized (select coalesce($1::timestamptz, now()) as at)'

/** Settings for a transaction, to be selected at its beginning: look rows up by key. */
export const INDEX_PLAN_SETTINGS = `${PLAN_ONCE}, set_config('enable_seqscan', 'off', true),
  set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true)`

/** One locked delivery, such as one whose endpoint is being deleted, must not delay the rest of a batch. */
export const LOCK_TIMEOUT_SETTING = `set_config('lock_timeout', '200ms', true)`

/** Forces lookups by key, because the statistics of tables that have just begun to fill mislead the planner. */
export const forceIndexShortWaitSql = sql('webhook-attempts-force-index-short-wait')`
select ${INDEX_PLAN_SETTINGS}, ${LOCK_TIMEOUT_SETTING}`

/** URL and signing secrets. $1 the time, $2 organizations, $3 endpoints, $4 the organization or null. */
export const readAttemptEndpointsSql = sql('read-webhook-attempt-endpoints')`
select one.organization_id, one.id, found.*
from unnest($2::text[], $3::text[]) as one (organization_id, id) cross join lateral (
  select t.url, t.secret,
    case when t.former_secret_until > coalesce($1::timestamptz, now()) then t.former_secret end as former_secret,
    t.paused_at is not null as paused, t.consecutive_failures > 0 or t.failing_since is not null as "lastFailed"
  from webhook_endpoints t where t.organization_id = one.organization_id and ${isOfStatement('t.organization_id', '$4')}
    and ${buildIndexLookup('t.id', 'one.id')}
) found`

const OF_TURN = `organization_id = turn.organization_id and t.endpoint_id = turn.destination
            and ${isOfStatement('t.organization_id', '$8')}`
const FOUND = `t.id, t.next_attempt_at as due_at, t.webhook_event_id, t.type, t.is_test, t.attempts, t.failures, t.body,
            t.first_attempt_at is null as "isFirst"`
const UNTIL_ENOUGH = 'limit turn.rows + 1'

/**
 * What is due of each turn and was not begun yet, with the bodies to send; of a paused endpoint test events only. Nothing
 * is written before an attempt has ended: one that is lost in a crash leaves no trace and is made again. Singles are read
 * in the order of their times, and batches in that in which they were made. Parameters as of
 * `buildBeginRowsSql`, and $8 the organization or null.
 */
export const findDueDeliveriesSql = sql('find-due-webhook-deliveries')`
with ${CLOCK}, due as materialized (
  select turn.organization_id, turn.destination, found.* from unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::integer[])
    turn (organization_id, destination, last_at, last_id, rows)
  cross join lateral (
    select e.paused_at from webhook_endpoints e
    where e.organization_id = turn.organization_id and e.id = turn.destination and ${isOfStatement('e.organization_id', '$8')}
  ) endpoint cross join clock cross join lateral (
    select *, row_number() over () as number, count(*) over () > turn.rows as more from (
      select * from (
        (
          select ${FOUND} from webhook_deliveries t
          where t.${OF_TURN} and t.is_single and (t.next_attempt_at, t.id) > (turn.last_at, turn.last_id)
            and t.next_attempt_at <= clock.at and t.id <> all ($7::text[]) and (t.is_test or endpoint.paused_at is null)
          order by t.next_attempt_at, t.id ${UNTIL_ENOUGH}
        ) union all (
          select delivery.* from (
            select t.next_attempt_at, t.first_id, t.last_id from webhook_batches t
            where t.${OF_TURN} and t.next_attempt_at >= turn.last_at and t.next_attempt_at <= clock.at and endpoint.paused_at is null
            order by t.next_attempt_at, t.first_id
          ) batch cross join lateral (
            select ${FOUND} from webhook_deliveries t
            where t.${OF_TURN} and t.id >= batch.first_id and t.id <= batch.last_id
              and t.id > case when batch.next_attempt_at = turn.last_at then turn.last_id else '' end
              and ${IN_BATCH_CONDITION_SQL} and t.id <> all ($7::text[])
            order by t.id
          ) delivery ${UNTIL_ENOUGH}
        )
      ) either order by due_at, id ${UNTIL_ENOUGH}
    ) sorted
  ) found
  where found.number <= turn.rows
)
select due.organization_id, due.destination as endpoint_id, due.id, due.type, due.is_test, due.attempts, due.failures, due.body,
  due."isFirst", due.due_at::text as "dueText", due.number, due.more, event.envelope, event.created_at as "raisedAt"
from due left join lateral (
  select e.envelope, e.created_at from webhook_events e
  where e.organization_id = due.organization_id and ${isOfStatement('e.organization_id', '$8')}
    and ${buildIndexLookup('e.id', 'due.webhook_event_id')}
) event on true`

/**
 * Batches of which nothing waits any more; at most as many as a turn may have worked off. $1 organizations, $2 endpoints,
 * $3 the organization or null.
 */
export const deleteDoneBatchesSql = sql('delete-done-webhook-batches')`
delete from webhook_batches done using (
  select batch.* from unnest($1::text[], $2::text[]) one (organization_id, endpoint_id) cross join lateral (
    select t.organization_id, t.endpoint_id, t.next_attempt_at, t.first_id, t.last_id from webhook_batches t
    where t.organization_id = one.organization_id and t.endpoint_id = one.endpoint_id and ${isOfStatement('t.organization_id', '$3')}
    order by t.next_attempt_at, t.first_id limit 1000
  ) batch
  where not exists (
    select 1 from webhook_deliveries t
    where t.organization_id = batch.organization_id and t.endpoint_id = batch.endpoint_id and ${isOfStatement('t.organization_id', '$3')}
      and t.id >= batch.first_id and t.id <= batch.last_id and ${IN_BATCH_CONDITION_SQL}
  )
) batch
where ${isOfStatement('done.organization_id', '$3')} and done.organization_id = batch.organization_id and done.endpoint_id = batch.endpoint_id
  and done.next_attempt_at = batch.next_attempt_at and done.first_id = batch.first_id`

/** Deliveries of the organization, or of any if it is null, found by key, to be updated by ctid: outdated statistics make an update by key scan the table. */
export const locateDeliveriesCte = (attempts: string, organization: string, held = '') => `
found as materialized (
  select one.*, delivery.place from ${attempts} cross join lateral (
    select delivery.ctid as place from webhook_deliveries delivery
    where delivery.organization_id = one.organization_id and delivery.endpoint_id = one.endpoint_id
      and ${isOfStatement('delivery.organization_id', organization)}
      and ${buildIndexLookup('delivery.id', 'one.id')} ${held}
  ) delivery
)`

/** `num_nulls` matches no index on purpose: the planner might read an index on `settled_at` from end to end. */
export const buildPlaceCondition = (organization: string) => `
delivery.ctid = one.place and num_nulls(delivery.settled_at) = 1 and ${isOfStatement('delivery.organization_id', organization)}`

/**
 * Records successful attempts, even if another worker has the endpoint by now. Skips endpoints that have failed since the
 * request was sent: `recordEndpointAttempts` also resets their health. $1 the time, $2 the delivered attempts, $3 the
 * organization or null.
 */
export const recordDeliveredSql = sql('record-webhook-delivered')`
with ${CLOCK}, ${locateDeliveriesCte(
  `json_to_recordset($2::json) as one (
  organization_id text, endpoint_id text, id text, status integer, signature text, answer text, began timestamptz, duration_ms integer
)`,
  '$3',
)}
update webhook_deliveries delivery set
  status = 'delivered', settled_at = clock.at, next_attempt_at = coalesce(delivery.next_attempt_at, clock.at), is_single = false,
  attempts = delivery.failures + 1, first_attempt_at = coalesce(delivery.first_attempt_at, one.began), last_attempt_at = one.began,
  last_status_code = one.status, last_signature = one.signature, last_answer = decode(one.answer, 'base64'), last_error = null,
  delivered_in_ms = one.duration_ms
from clock cross join found one
where ${buildPlaceCondition('$3')} and (delivery.is_test or (
    select endpoint.consecutive_failures = 0 and endpoint.failing_since is null from webhook_endpoints endpoint
    where endpoint.organization_id = one.organization_id and ${isOfStatement('endpoint.organization_id', '$3')}
      and ${buildIndexLookup('endpoint.id', 'one.endpoint_id')}
  ))
returning delivery.organization_id, delivery.id`

/** Which of these endpoints are deleted. $1 organizations, $2 endpoints, $3 the organization or null. */
export const findDeletedEndpointsSql = sql('find-deleted-webhook-endpoints')`
select one.id from unnest($1::text[], $2::text[]) as one (organization_id, id)
where not exists (
  select 1 from webhook_endpoints e
  where e.organization_id = one.organization_id and e.id = one.id and ${isOfStatement('e.organization_id', '$3')}
)`
