import type { components } from '../../generated/types.ts'
import type { GroupRow } from './queries.ts'

export type Group = components['schemas']['Group']

export function toGroup(row: GroupRow): Group {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    parent: row.parent_code,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
