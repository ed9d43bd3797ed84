import type { Condition } from '../../platform/lists/index.ts'
import { walkBelow } from './group-walks.ts'

/** That a column names this group or one below it. */
export function withinGroup(column: string, organizationId: string, groupId: string): Condition {
  return [
    `${column} in (with recursive ${walkBelow('below', '?', '?')} select id from below)`,
    ...[organizationId, groupId, organizationId],
  ]
}
