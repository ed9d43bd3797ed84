import { type Refusal, refuseLive, toKeyGroupRefusal } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { GroupRow, GroupViewer } from '../visibility/index.ts'

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

export const hideUnseenParent = ({ key }: GroupViewer, group: Group): Group =>
  key.group?.id === group.id ? { ...group, parent: null } : group

/** Live and test data share the live groups, so a test key may only read them. */
export function refuseLiveForTestKey({ key }: GroupViewer, group: GroupRow): Refusal<'api_key_test_mode'> | undefined {
  if (key.mode === 'live' || !group.livemode) return undefined
  return refuseLive('group', group.code)
}

export const refuseGroupLimitedKey = ({ key }: GroupViewer, what: string): Refusal<'api_key_group'> | undefined =>
  !key.group ? undefined : toKeyGroupRefusal(key.group.code, what)

export const refuseKeysOwnGroup = ({ key }: GroupViewer, group: GroupRow): Refusal<'api_key_group'> | undefined =>
  key.group?.id !== group.id ? undefined : toKeyGroupRefusal(group.code, 'move or delete that group itself')
