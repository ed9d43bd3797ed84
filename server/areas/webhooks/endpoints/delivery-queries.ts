import { type Reader, sql } from '../../../platform/database/prepared.ts'
import * as lists from '../../../platform/lists/index.ts'
import { IN_BATCH_CONDITION_SQL } from '../deliveries/rows.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import type { DeliveryDetailsRow, DeliveryRow, DeliveryStatus } from './shape.ts'

const COLUMNS = `
  d.id, d.endpoint_id, d.webhook_event_id, d.type, d.event_id, d.status, d.livemode, d.is_test, d.attempts, d.last_status_code,
  d.first_attempt_at, d.last_attempt_at, d.next_attempt_at, d.settled_at, d.replay_of, d.created_at`

const IN_GROUP = `(d.is_test or exists (
    select from webhook_events w
    where w.organization_id = $1 and w.id = d.webhook_event_id and w.visible_to @> array[?::text]
  ))`

/** The endpoint's filters may have been wider when a delivery was recorded than what the manager can see now. */
function inSight({ key }: HookAdmin): { mode: lists.SqlCondition | null; group: lists.SqlCondition | null } {
  return { mode: key.mode === 'test' ? ['not d.livemode'] : null, group: key.group && [IN_GROUP, key.group.id] }
}

/** The pending ones by where they wait: otherwise all delivered rows are read. */
const PENDING = `(
  select t.* from webhook_deliveries t where t.organization_id = ? and t.endpoint_id = ? and t.next_attempt_at is null
  union all
  select t.* from webhook_deliveries t where t.organization_id = ? and t.endpoint_id = ? and t.is_single
  union all
  select delivery.* from webhook_batches batch cross join lateral (
    select t.* from webhook_deliveries t
    where t.organization_id = $1 and t.endpoint_id = batch.endpoint_id
      and t.id >= batch.first_id and t.id <= batch.last_id and ${IN_BATCH_CONDITION_SQL}
  ) delivery
  where batch.organization_id = ? and batch.endpoint_id = ?
)`

export function findDeliveries(
  reader: Reader,
  manager: HookAdmin,
  endpointId: string,
  { status, eventId, type }: { status?: DeliveryStatus; eventId?: string; type?: string },
  page: lists.PageRequest,
): Promise<DeliveryRow[]> {
  const { after: before, tail } = lists.buildPageClauses('d.id', { ...page, newestFirst: true })
  const key = [manager.organization.id, endpointId]
  return lists.runFilteredQuery<DeliveryRow>(reader, {
    name: 'list-webhook-deliveries',
    head:
      status === 'pending'
        ? [`select ${COLUMNS} from ${PENDING} d where true`, ...key, ...key, ...key]
        : [`select ${COLUMNS} from webhook_deliveries d where d.organization_id = ? and d.endpoint_id = ?`, ...key],
    filters: {
      ...inSight(manager),
      status: status === undefined ? null : ['d.status = ?', status],
      refused: status === 'failed' || status === 'dead' ? ['d.failures > 0'] : null,
      event: eventId === undefined ? null : ['d.event_id = ?', eventId],
      type: type === undefined ? null : ['d.type = ?', type],
      before,
    },
    tail,
  })
}

export async function findDeliveryDetails(reader: Reader, manager: HookAdmin, id: string) {
  const [found] = await lists.runFilteredQuery<DeliveryDetailsRow>(reader, {
    name: 'find-webhook-delivery',
    head: [
      `select ${COLUMNS}, d.last_signature, d.last_answer, d.last_error, d.failed_attempts, d.delivered_in_ms, coalesce(d.body, convert_to(
    (select w.envelope from webhook_events w where w.organization_id = $1 and w.id = d.webhook_event_id), 'UTF8'
  )) as envelope
from webhook_endpoints e cross join lateral (
  select * from webhook_deliveries of_endpoint
  where of_endpoint.organization_id = $1 and of_endpoint.endpoint_id = e.id and of_endpoint.id = $2 limit 1
) d
where e.organization_id = ? and d.id = ?`,
      manager.organization.id,
      id,
    ],
    filters: inSight(manager),
  })
  return found
}

/** Whether the endpoint has pending deliveries that the manager cannot see. */
export async function hasHiddenPending(reader: Reader, manager: HookAdmin, endpointId: string): Promise<boolean> {
  const { mode, group } = inSight(manager)
  const seen = [mode, group].filter((condition) => condition !== null)
  if (seen.length === 0) return false
  const found = await lists.runFilteredQuery(reader, {
    name: 'find-unseen-webhook-deliveries',
    head: [
      `select d.id from webhook_deliveries d
where d.organization_id = ? and d.endpoint_id = ? and d.settled_at is null and not (${seen.map(([sql]) => sql).join(' and ')})`,
      manager.organization.id,
      endpointId,
      ...seen.flatMap(([, ...values]) => values),
    ],
    filters: {},
    tail: ['limit 1'],
  })
  return found.length > 0
}

/** $1 organization, $2 delivery id, $3 endpoint, $4 envelope id, $5 body, $6 type, $7 now, $8 when it is due or null */
export const insertTestDeliverySql = sql('insert-webhook-test-delivery')`
insert into webhook_deliveries as d (
  organization_id, id, endpoint_id, webhook_event_id, body, type, livemode, is_test, created_at, next_attempt_at, is_single
)
values ($1, $2, $3, $4, $5, $6, false, true, $7, $8::timestamptz, $8::timestamptz is not null)
returning ${COLUMNS}`

/** $1 organization, $2 new delivery id, $3 endpoint and $4 id of the original, $5 now, $6 when it is due or null */
export const insertReplaySql = sql('insert-webhook-replay')`
insert into webhook_deliveries as d (
  organization_id, id, endpoint_id, webhook_event_id, body, type, event_id, livemode, is_test, replay_of, first_attempt_at,
  created_at, next_attempt_at, is_single
)
select o.organization_id, $2, o.endpoint_id, o.webhook_event_id, o.body, o.type, o.event_id, o.livemode, o.is_test, o.id,
  o.first_attempt_at, $5, $6::timestamptz, $6::timestamptz is not null
from webhook_deliveries o where o.organization_id = $1 and o.endpoint_id = $3 and o.id = $4
returning ${COLUMNS}`

/** $1 organization, $2 endpoint, $3 how many */
export const deleteSomeDeliveriesSql = sql('delete-some-webhook-deliveries')`
delete from webhook_deliveries where organization_id = $1 and endpoint_id = $2 and id = any (array(
  select id from webhook_deliveries where organization_id = $1 and endpoint_id = $2 limit $3
))
returning 1 as one`
