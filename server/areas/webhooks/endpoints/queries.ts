import { whereInSubtree } from '../../../access/visibility/index.ts'
import { type Reader, sql } from '../../../platform/database/prepared.ts'
import * as lists from '../../../platform/lists/index.ts'
import { POLLED_ONLY_URL } from './check-url.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import type { EndpointRow } from './shape.ts'

const SELECT = `
select e.id, e.url, e.event_types, e.event_id, e.group_id, g.code as group_code, e.livemode, e.description, e.secret_last_four, e.app, e.gone,
  e.paused_at, e.paused_reason, e.failing_since, e.consecutive_failures, e.created_at, e.updated_at
from webhook_endpoints e
left join groups g on g.organization_id = e.organization_id and g.id = e.group_id`

/** A manager limited to a group sees the endpoints of that group and its subgroups; `e` is the endpoint. */
const withinReach = ({ organization, key }: HookAdmin): lists.SqlCondition | null =>
  key.group ? whereInSubtree('e.group_id', organization.id, key.group.id) : null

/** `hold` locks the row: other changes, and fan-out to it, wait until the transaction ends. */
export async function findEndpoint(reader: Reader, manager: HookAdmin, id: string, hold: boolean) {
  const [found] = await lists.runFilteredQuery<EndpointRow>(reader, {
    name: hold ? 'hold-webhook' : 'find-webhook',
    head: [`${SELECT} where e.organization_id = ? and e.id = ?`, manager.organization.id, id],
    filters: { reach: withinReach(manager) },
    tail: [hold ? 'for update of e' : ''],
  })
  return found
}

export function findEndpoints(reader: Reader, manager: HookAdmin, page: lists.PageRequest): Promise<EndpointRow[]> {
  const { after, tail } = lists.buildPageClauses('e.id', page)
  return lists.runFilteredQuery<EndpointRow>(reader, {
    name: 'list-webhooks',
    head: [`${SELECT} where e.organization_id = ?`, manager.organization.id],
    filters: { reach: withinReach(manager), after },
    tail,
  })
}

/** So that the event is not deleted before the endpoint that is filtered to it is visible. */
export const lockEndpointEventSql = sql('lock-endpoint-event')`
select id from events where organization_id = $1 and id = $2 for key share`

/** Serializes the creation of endpoints with changes of the plan. */
export const lockEndpointSetSql = sql('lock-webhook-endpoint-set')`
select pg_advisory_xact_lock(hashtextextended('webhooks of ' || $1, 0))`

export const countEndpointsSql = sql('count-webhook-endpoints')`
select count(*) as endpoints from webhook_endpoints where organization_id = $1`

/** What happened before the first endpoint is for nobody. Bounded; the rest is left to the fan-out. $1 organization. */
export const dropEventsWithoutEndpointSql = sql('drop-events-without-endpoint')`
delete from webhook_events_to_fan_out
where organization_id = $1 and not exists (select from webhook_endpoints where organization_id = $1)
  and position = any (array(
    select position from webhook_events_to_fan_out where organization_id = $1 order by position desc limit 10000
  ))`

export const insertEndpointSql = sql('insert-webhook-endpoint')`
insert into webhook_endpoints (
  organization_id, id, url, event_types, event_id, group_id, livemode, description, secret, secret_last_four, paused_at,
  paused_reason, created_at, updated_at, app
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14)`

/** Changing the URL to the listening address counts as listening. */
export const updateEndpointSql = sql('update-webhook-endpoint')`
update webhook_endpoints set
  url = $3, event_types = $4, event_id = $5, group_id = $6, livemode = $7, description = $8, updated_at = $9,
  last_listed_at = case when url <> $3 and $3 = '${POLLED_ONLY_URL}' then $9 else last_listed_at end
where organization_id = $1 and id = $2`

/** Cascades to its deliveries. */
export const deleteEndpointSql = sql('delete-webhook-endpoint')`
delete from webhook_endpoints where organization_id = $1 and id = $2`

/** The former secret is encrypted for this row already. $3 secret, $4 its last four, $5 end of the former, $6 now */
export const replaceSecretSql = sql('replace-webhook-secret')`
update webhook_endpoints set
  former_secret = secret, former_secret_until = $5, secret = $3, secret_last_four = $4, updated_at = $6
where organization_id = $1 and id = $2`

/** $3 reason, $4 now */
export const setEndpointPausedSql = sql('set-webhook-endpoint-paused')`
update webhook_endpoints set paused_at = $4, paused_reason = $3, updated_at = $4 where organization_id = $1 and id = $2`

/** $3 now */
export const setEndpointEnabledSql = sql('set-webhook-endpoint-enabled')`
update webhook_endpoints set
  paused_at = null, paused_reason = null, failing_since = null, consecutive_failures = 0, gone = false, updated_at = $3
where organization_id = $1 and id = $2`

/** $2 the reason for the pause, or null for endpoints that are enabled. */
export const lockEndpointsByPauseSql = sql('lock-webhook-endpoints-by-pause')`${SELECT}
where e.organization_id = $1 and e.paused_reason is not distinct from $2 order by e.id for update of e`

/**
 * Endpoints `e` that a task looks for by the clock. `find`: $1 the time. `lock`: no row if one is no longer what was
 * looked for; $1 organization, $2 endpoint, $3 the time.
 */
function buildSearch(which: string, condition: (now: string) => string, order = '') {
  const holdsAt = (time: string) => condition(`coalesce(${time}::timestamptz, now())`)
  return {
    find: {
      name: `find-webhooks-${which}`,
      text: `select e.organization_id, e.id from webhook_endpoints e where ${holdsAt('$1')} ${order} limit 1000`,
    },
    lock: {
      name: `hold-webhook-${which}`,
      text: `${SELECT} where e.organization_id = $1 and e.id = $2 and ${holdsAt('$3')} for update of e`,
    },
  }
}

export const MAX_FAILING_DAYS = 7

/** They are not paused, and have been failing for long enough or are gone. */
export const FAILING_ENDPOINTS_QUERY = buildSearch(
  'to-be-paused',
  (now) => `e.paused_at is null and (e.gone or e.failing_since <= ${now} - interval '${MAX_FAILING_DAYS} days')`,
  'order by e.failing_since',
)

/** Nobody has come back to them. */
export const LONG_GONE_ENDPOINTS_QUERY = buildSearch(
  'gone-long',
  (now) => `e.gone and e.paused_reason = 'gone' and e.paused_at <= ${now} - interval '30 days'`,
)

/** No client polls them any more. */
export const NO_LONGER_POLLED_ENDPOINTS_QUERY = buildSearch(
  'nobody-listens-to',
  (now) => `e.url = '${POLLED_ONLY_URL}' and coalesce(e.last_listed_at, e.created_at) < ${now} - interval '24 hours'`,
)

/** Writes at long intervals only, so that it costs next to nothing. $3 now */
export const markPolledSql = sql('mark-webhook-polled')`
update webhook_endpoints set last_listed_at = $3
where organization_id = $1 and id = $2 and url = '${POLLED_ONLY_URL}'
  and (last_listed_at is null or last_listed_at < $3::timestamptz - interval '1 minute')`
