import { sql } from '../../platform/database/prepared.ts'
import { buildGroupsBelowCte, buildResetChangeFeeds, GROUP_COLUMNS, WITH_VISIBLE_GROUPS } from '../visibility/index.ts'

/** Returns no row if the code is taken. $1 organization, $2 id, $3 parent, $4 code, $5 name, $6 now, $7 livemode */
export const insertGroupSql = sql('insert-group')`
insert into groups (organization_id, id, parent_id, code, name, created_at, updated_at, livemode)
values ($1, $2, $3, $4, $5, $6, $6, $7)
on conflict (organization_id, code) do nothing
returning id`

export const updateGroupSql = sql('update-group')`
update groups set code = $3, name = $4, parent_id = $5, updated_at = $6
where organization_id = $1 and id = $2`

/** Test registrations do not prevent a rename: clients that follow their changes have to start from the beginning. */
export const resetGroupChangeFeedsSql = sql('reset-group-change-feeds')`
${buildResetChangeFeeds(`organization_id = $1 and not livemode
    and event_id in (select event_id from registrations where organization_id = $1 and group_id = $2 and not livemode)`)}`

export const countLiveRegistrationsSql = sql('count-live-registrations')`
select count(*) as live from registrations where organization_id = $1 and group_id = $2 and livemode`

/** The same for the move of a test group and all below it, which have test registrations only. */
export const resetSubtreeChangeFeedsSql = sql('reset-subtree-change-feeds')`
with recursive ${buildGroupsBelowCte('below', '$1', '$2')}
${buildResetChangeFeeds(`organization_id = $1 and not livemode and event_id in (
    select event_id from registrations where organization_id = $1 and group_id in (select id from below) and not livemode
  )`)}`

/** Makes the code of a test group unique by its id, cut to the maximal length. $1 organization, $2 code, $3 now */
export const freeTestGroupCodeSql = sql('free-test-group-code')`
update groups g set code = left(g.code, 37) || '-' || lower(g.id), updated_at = $3
from (
  select id, code, updated_at from groups where organization_id = $1 and code = $2 and not livemode for update
) before
where g.organization_id = $1 and g.id = before.id
returning ${GROUP_COLUMNS}, before.code as former_code, before.updated_at as former_updated_at`

export const incrementGroupMovesSql = sql('increment-group-moves')`
update organizations set group_moves = group_moves + 1 where id = $1`

/** Serializes changes of an organization's groups: concurrent ones could undo each other or create a cycle. */
export const lockGroupTreeSql = sql('lock-group-tree')`
select pg_advisory_xact_lock(hashtextextended('groups of ' || $1, 0))`

/** $2 the group to move, $3 the new parent */
export const isGroupBelowSql = sql('is-group-below')`
${WITH_VISIBLE_GROUPS} select exists (select from visible where id = $3) as below`

/** Waits for transactions that put something into the group. */
export const lockGroupForDeletionSql = sql('lock-group-for-deletion')`
select from groups where organization_id = $1 and id = $2 for update`

/** Returns no row while a transaction puts something into the group. */
export const tryLockGroupSql = sql('try-lock-group')`
select id from groups where organization_id = $1 and id = $2 for update skip locked`

export const findTestRegistrationEventsSql = sql('find-test-registration-events')`
select distinct event_id from registrations where organization_id = $1 and group_id = $2 and not livemode`

export const lockTestPlaceCountsSql = sql('lock-test-place-counts')`
select from event_places where organization_id = $1 and event_id = any($2) and not livemode
order by event_id for no key update`

/** $3 livemode of the group: only registrations of the same mode prevent its deletion. */
export const countGroupContentsSql = sql('count-group-contents')`
select
  (select count(*) from groups where organization_id = $1 and parent_id = $2) as groups,
  (select count(*) from events where organization_id = $1 and group_id = $2) as events,
  (select count(*) from registrations where organization_id = $1 and group_id = $2 and livemode = $3) as registrations,
  (select count(*) from check_in_points where organization_id = $1 and groups @> array[$2::text]) as check_in_points,
  (select count(*) from api_keys where organization_id = $1 and group_id = $2 and revoked_at is null) as keys,
  (select count(*) from devices where organization_id = $1 and group_id = $2 and revoked_at is null) as devices,
  (select count(*) from webhook_endpoints where organization_id = $1 and group_id = $2) as webhooks,
  (select count(*) from source_connections where organization_id = $1 and group_id = $2) as source_connections,
  (select count(*) from communications where organization_id = $1 and group_id = $2) as communications,
  (select count(*) from members where organization_id = $1 and group_id = $2) as members`

/** Revoked keys and devices never work again, so they do not prevent the deletion. */
export const deleteGroupSql = sql('delete-group')`
with detached as (
  update api_keys set group_id = null where organization_id = $1 and group_id = $2 and revoked_at is not null
), parted as (
  update devices set group_id = null where organization_id = $1 and group_id = $2 and revoked_at is not null
), made as (
  update jobs set group_id = null where organization_id = $1 and group_id = $2
)
delete from groups where organization_id = $1 and id = $2`
