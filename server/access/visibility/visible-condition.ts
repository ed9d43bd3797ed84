import type { SqlCondition } from '../../platform/lists/index.ts'
import { buildGroupsAboveCte, buildGroupsBelowCte } from './group-ctes.ts'
import type { EventRow } from './rows.ts'
import type { GroupViewer } from './visible-group.ts'

/**
 * What a limited key sees of registrations and their objects: everything of events inside its group, and, of events
 * above it, what belongs to its group. `alias` is a table with `event_id`; `group` the column that names the group.
 */
export function whereVisible(
  caller: GroupViewer,
  event: EventRow | null,
  alias: string,
  group = `${alias}.group_id`,
): SqlCondition | null {
  const limit = caller.key.group
  if (!limit || event?.within_reach) return null
  const organizationId = caller.organization.id
  const [inGroup, ...groupValues] = whereInSubtree(group, organizationId, limit.id)
  if (event) return [inGroup, ...groupValues]
  const [ownEvent, ...ownValues] = whereInSubtree('e.group_id', organizationId, limit.id)
  return [
    `exists (
  select from events e where e.organization_id = ? and e.id = ${alias}.event_id and (
    ${ownEvent} or (${inGroup} and (e.group_id is null or e.group_id in (
      with recursive ${buildGroupsAboveCte('above', '?', '?')}
      select id from above
    )))
  )
)`,
    organizationId,
    ...ownValues,
    ...groupValues,
    organizationId,
    limit.id,
    organizationId,
  ]
}

/** That the column names this group or one below it. */
export function whereInSubtree(column: string, organizationId: string, groupId: string): SqlCondition {
  return [
    `${column} in (with recursive ${buildGroupsBelowCte('below', '?', '?')} select id from below)`,
    organizationId,
    groupId,
    organizationId,
  ]
}
