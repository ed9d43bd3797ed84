import { whereInSubtree } from '../../../access/visibility/index.ts'
import type { Reader, Statement } from '../../../platform/database/prepared.ts'
import { buildFilteredQuery, type PageRequest, type SqlCondition } from '../../../platform/lists/index.ts'
import { LISTENING_URL } from './check-url.ts'
import type { HookCaller } from './endpoint-caller.ts'
import type { EndpointRow } from './shape.ts'

const SELECT = `
select e.id, e.url, e.event_types, e.event_id, e.group_id, g.code as group_code, e.livemode, e.description, e.secret_last_four, e.app, e.gone,
  e.paused_at, e.paused_reason, e.failing_since, e.consecutive_failures, e.created_at, e.updated_at
from webhook_endpoints e
left join groups g on g.organization_id = e.organization_id and g.id = e.group_id`

/** A manager limited to a group sees the endpoints of that group and its subgroups; `e` is the endpoint. */
function withinReach({ organization, key }: HookCaller): SqlCondition | null {
  return key.group ? whereInSubtree('e.group_id', organization.id, key.group.id) : null
}

/** `hold` locks the row: other changes, and fan-out to it, wait until the transaction ends. */
export async function findEndpoint(reader: Reader, manager: HookCaller, id: string, hold: boolean) {
  const { statement, values } = buildFilteredQuery({
    name: hold ? 'hold-webhook' : 'find-webhook',
    head: [`${SELECT} where e.organization_id = ? and e.id = ?`, manager.organization.id, id],
    filters: { reach: withinReach(manager) },
    tail: [hold ? 'for update of e' : ''],
  })
  const [found] = await reader.run<EndpointRow>(statement, values)
  return found
}

/** One more than the page. */
export function findEndpoints(reader: Reader, manager: HookCaller, page: PageRequest): Promise<EndpointRow[]> {
  const [after] = page.position ?? []
  const { statement, values } = buildFilteredQuery({
    name: 'list-webhooks',
    head: [`${SELECT} where e.organization_id = ?`, manager.organization.id],
    filters: { reach: withinReach(manager), after: after === undefined ? null : ['e.id > ?', after] },
    tail: ['order by e.id limit ?', page.limit + 1],
  })
  return reader.run<EndpointRow>(statement, values)
}

/** So that the event is not deleted before the endpoint that is filtered to it is visible. */
export const lockEventRowSql: Statement = {
  name: 'hold-event-of-webhook',
  text: 'select id from events where organization_id = $1 and id = $2 for key share',
}

/** Serializes the creation of endpoints with changes of the plan. */
export const lockEndpointSetSql: Statement = {
  name: 'hold-webhooks-of-organization',
  text: `select pg_advisory_xact_lock(hashtextextended('webhooks of ' || $1, 0))`,
}

export const countEndpointsSql: Statement = {
  name: 'count-webhooks',
  text: 'select count(*) as endpoints from webhook_endpoints where organization_id = $1',
}

/** What happened before the first endpoint is for nobody. Bounded; the rest is left to the fan-out. $1 organization. */
export const dropEventsForNobodySql: Statement = {
  name: 'drop-events-for-nobody',
  text: `
delete from webhook_events_to_fan_out
where organization_id = $1 and not exists (select from webhook_endpoints where organization_id = $1)
  and position = any (array(
    select position from webhook_events_to_fan_out where organization_id = $1 order by position desc limit 10000
  ))`,
}

export const insertEndpointSql: Statement = {
  name: 'insert-webhook',
  text: `
insert into webhook_endpoints (
  organization_id, id, url, event_types, event_id, group_id, livemode, description, secret, secret_last_four, paused_at,
  paused_reason, created_at, updated_at, app
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14)`,
}

/** Changing the URL to the listening address counts as listening. */
export const updateEndpointSql: Statement = {
  name: 'update-webhook',
  text: `
update webhook_endpoints set
  url = $3, event_types = $4, event_id = $5, group_id = $6, livemode = $7, description = $8, updated_at = $9,
  last_listed_at = case when url <> $3 and $3 = '${LISTENING_URL}' then $9 else last_listed_at end
where organization_id = $1 and id = $2`,
}

/** Cascades to its deliveries. */
export const deleteEndpointSql: Statement = {
  name: 'delete-webhook',
  text: 'delete from webhook_endpoints where organization_id = $1 and id = $2',
}

/** The former secret is encrypted for this row already. $3 secret, $4 its last four, $5 end of the former, $6 now */
export const replaceSecretSql: Statement = {
  name: 'replace-webhook-secret',
  text: `
update webhook_endpoints set
  former_secret = secret, former_secret_until = $5, secret = $3, secret_last_four = $4, updated_at = $6
where organization_id = $1 and id = $2`,
}

/** $3 reason, $4 now */
export const setEndpointPausedSql: Statement = {
  name: 'pause-webhook',
  text: `
update webhook_endpoints set paused_at = $4, paused_reason = $3, updated_at = $4 where organization_id = $1 and id = $2`,
}

/** $3 now */
export const setEndpointEnabledSql: Statement = {
  name: 'enable-webhook',
  text: `
update webhook_endpoints set
  paused_at = null, paused_reason = null, failing_since = null, consecutive_failures = 0, gone = false, updated_at = $3
where organization_id = $1 and id = $2`,
}

/** $2 the reason for the pause, or null for endpoints that are enabled. */
export const lockEndpointsByPauseSql: Statement = {
  name: 'hold-webhooks-by-pause',
  text: `${SELECT}
where e.organization_id = $1 and e.paused_reason is not distinct from $2 order by e.id for update of e`,
}

export const FAILING_DAYS = 7

/** Endpoints `e` that are not paused, and have been failing for long enough or are gone. */
const toBePaused = (now: string) => `e.paused_at is null
  and (e.gone or e.failing_since <= coalesce(${now}::timestamptz, now()) - interval '${FAILING_DAYS} days')`

/** $1 the time. */
export const findToBePausedSql: Statement = {
  name: 'find-webhooks-to-be-paused',
  text: `
select e.organization_id, e.id from webhook_endpoints e where ${toBePaused('$1')} order by e.failing_since limit 1000`,
}

/** No row if it has recovered or was paused since it was found. $3 the time. */
export const lockIfToBePausedSql: Statement = {
  name: 'hold-webhook-to-be-paused',
  text: `${SELECT} where e.organization_id = $1 and e.id = $2 and ${toBePaused('$3')} for update of e`,
}

const GONE_DAYS = 30

/** Endpoints `e` that nobody has come back to. */
const longGone = (now: string) => `e.gone and e.paused_reason = 'gone'
  and e.paused_at <= coalesce(${now}::timestamptz, now()) - interval '${GONE_DAYS} days'`

/** $1 the time. */
export const findLongGoneSql: Statement = {
  name: 'find-webhooks-gone-long',
  text: `select e.organization_id, e.id from webhook_endpoints e where ${longGone('$1')} limit 1000`,
}

/** No row if it was enabled or paused by somebody since it was found. $3 the time. */
export const lockIfLongGoneSql: Statement = {
  name: 'hold-webhook-gone-long',
  text: `${SELECT} where e.organization_id = $1 and e.id = $2 and ${longGone('$3')} for update of e`,
}

const LISTENING_HOURS = 24

/** Listening endpoints `e` that no client polls any more. */
const unlistened = (now: string) => `e.url = '${LISTENING_URL}'
  and coalesce(e.last_listed_at, e.created_at) < coalesce(${now}::timestamptz, now()) - interval '${LISTENING_HOURS} hours'`

/** $1 the time. */
export const findUnpolledSql: Statement = {
  name: 'find-webhooks-nobody-listens-to',
  text: `select e.organization_id, e.id from webhook_endpoints e where ${unlistened('$1')} limit 1000`,
}

/** No row if it was polled or got another URL since it was found. $3 the time. */
export const lockIfUnpolledSql: Statement = {
  name: 'hold-webhook-nobody-listens-to',
  text: `${SELECT} where e.organization_id = $1 and e.id = $2 and ${unlistened('$3')} for update of e`,
}

/** Writes at long intervals only, so that it costs next to nothing. $3 now */
export const markPolledSql: Statement = {
  name: 'mark-webhook-listed',
  text: `
update webhook_endpoints set last_listed_at = $3
where organization_id = $1 and id = $2 and url = '${LISTENING_URL}'
  and (last_listed_at is null or last_listed_at < $3::timestamptz - interval '1 minute')`,
}
