import { sql } from '../../platform/database/prepared.ts'
import { buildGroupAncestorsCte, buildGroupsAboveCte, buildGroupsBelowCte } from './group-ctes.ts'

/** $1 organization, $2 the group that the caller is limited to, or null for all groups */
export const WITH_VISIBLE_GROUPS = `with recursive ${buildGroupsBelowCte('visible', '$1', '$2')}`

/** $3 whether the caller sees test groups */
const IS_VISIBLE_GROUP = '($2::text is null or g.id in (select id from visible)) and (g.livemode or $3::boolean)'

/** $1 organization */
export const GROUP_COLUMNS = `
  g.id, g.code, g.name, g.parent_id, g.livemode, g.created_at, g.updated_at,
  (select code from groups parent where parent.organization_id = $1 and parent.id = g.parent_id) as parent_code`

/** $4 id or code */
export const findGroupSql = sql('find-group')`
${WITH_VISIBLE_GROUPS}
select ${GROUP_COLUMNS} from groups g
where g.organization_id = $1 and ${IS_VISIBLE_GROUP} and (g.id = $4 or g.code = $4)
order by g.id = $4 desc limit 1`

/** $4 ids or codes */
export const findGroupsByIdOrCodeSql = sql('find-groups')`
${WITH_VISIBLE_GROUPS}
select g.id, g.code from groups g
where g.organization_id = $1 and ${IS_VISIBLE_GROUP} and (g.id = any($4) or g.code = any($4))`

/** $4 parent id or null for any, $5 after this id or null, $6 limit */
export const listGroupsSql = sql('list-groups')`
${WITH_VISIBLE_GROUPS}
select ${GROUP_COLUMNS} from groups g
where g.organization_id = $1 and ${IS_VISIBLE_GROUP}
  and ($4::text is null or g.parent_id = $4) and ($5::text is null or g.id > $5)
order by g.id limit $6`

/** $1 organization, $2 the group that the caller is limited to, $3 codes. `within`: in that group, else above it. */
export const findRelatedGroupsSql = sql('find-related-groups')`
with recursive ${buildGroupsBelowCte('below', '$1', '$2')}, ${buildGroupsAboveCte('above', '$1', '$2')}
select g.id, g.code, g.id in (select id from below) as within from groups g
where g.organization_id = $1 and g.code = any($3) and (g.id in (select id from below) or g.id in (select id from above))`

/** Locks groups that something is put into, so that they cannot be deleted before the commit. */
export const lockGroupsSql = sql('lock-groups')`
select id, code from groups where organization_id = $1 and id = any($2) order by id for key share`

/** $1 organization, $2 groups. Each with itself and all above it. */
export const findGroupAncestorsSql = sql('find-group-ancestors')`
with recursive ${buildGroupAncestorsCte('chain', '$1', '$2')}
select of, array_agg(id) as ids from chain group by of`

/**
 * $1 organization, $2 the group that the caller is limited to or null, $3 whether test events are visible.
 * A limited caller sees the events of its group, of those below it, and, read-only, of those above it.
 */
export const WITH_VISIBLE_EVENTS = `
with recursive ${buildGroupsBelowCte('below', '$1', '$2')}, ${buildGroupsAboveCte('above', '$1', '$2')}, visible as (
  select e.*, reach.within as within_reach, case when reach.within then g.code end as group_code
  from events e
  cross join lateral (select $2::text is null or e.group_id in (select id from below) as within) reach
  left join groups g on g.organization_id = $1 and g.id = e.group_id
  where e.organization_id = $1 and (e.livemode or $3::boolean) and (
    $2::text is null or e.group_id is null or e.group_id in (select id from below) or e.group_id in (select id from above)
  )
)`

export const findEventSql = sql('find-event')`
${WITH_VISIBLE_EVENTS} select * from visible where id = $4 or code = $4 order by id = $4 desc limit 1`
