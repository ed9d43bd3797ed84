import type { Condition } from '../../platform/lists/index.ts'

/** That a column names this group or one below it. */
export function withinGroup(column: string, organizationId: string, groupId: string): Condition {
  return [
    `${column} in (
  with recursive below as (
    select id from groups where organization_id = ? and id = ?
    union
    select child.id from groups child join below on child.parent_id = below.id where child.organization_id = ?
  )
  select id from below
)`,
    ...[organizationId, groupId, organizationId],
  ]
}
