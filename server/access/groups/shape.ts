import type { Schemas } from '../../platform/contract/schemas.ts'
import type { GroupCaller, GroupRow } from '../visibility/index.ts'

export type Group = Schemas['Group']

export function toGroup(row: GroupRow): Group {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    parent: row.parent_code,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function hideUnseenParent({ key }: GroupCaller, group: Group): Group {
  return key.group?.id === group.id ? { ...group, parent: null } : group
}
