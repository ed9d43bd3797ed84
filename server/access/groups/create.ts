import { isRefusal, type Refusal, refuse, refuseMistakes, refuseTakenCode } from '../../platform/contract/refusal.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { findCodeMistake, findNameMistake } from '../../platform/formats/name.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, checkPermission, type Denial, listVisibleGroups, toGroupViewer } from '../members/index.ts'
import { type GroupRow, type GroupViewer, lockVisibleGroup } from '../visibility/index.ts'
import { type Group, refuseGroupLimitedKey, toGroup } from './group.ts'
import { freeTestGroupCodeSql, insertGroupSql, resetGroupChangeFeedsSql } from './queries.ts'

export async function createGroup(work: Work, caller: GroupViewer, group: Schemas['NewGroup']) {
  const parent = await lockParentGroup(work, caller, group.parent ?? null)
  if (isRefusal(parent)) return parent
  const { now } = work
  const row: GroupRow = {
    id: newId(now),
    code: group.code,
    name: group.name,
    parent_id: parent?.id ?? null,
    parent_code: parent?.code ?? null,
    livemode: caller.key.mode === 'live',
    created_at: now,
    updated_at: now,
  }
  if (!(await insertRow(work, caller, row))) return refuseTakenCode('group', row.code)
  const after = toGroup(row)
  work.audit({ action: 'group.created', object: { type: 'group', id: row.id }, before: null, after })
  return after
}

/** False if the code is taken and could not be freed. */
async function insertRow(work: Work, caller: GroupViewer, row: GroupRow): Promise<boolean> {
  const { id, parent_id, code, name, created_at, livemode } = row
  const values = [caller.organization.id, id, parent_id, code, name, created_at, livemode]
  const insert = async () => (await work.transaction.run(insertGroupSql, values)).length > 0
  if (await insert()) return true
  if (!livemode) return false
  await freeCodeFromTestGroup(work, caller.organization.id, code)
  return insert()
}

/** Null: top level, which limited keys cannot use. Test groups have separate trees, never reached from live groups. */
export async function lockParentGroup(
  work: Work,
  caller: GroupViewer,
  reference: string | null,
): Promise<GroupRow | null | Refusal<'not_found' | 'api_key_group' | 'api_key_test_mode'>> {
  if (reference === null) return refuseGroupLimitedKey(caller, 'put a group at the top') ?? null
  const parent = await lockVisibleGroup(work.transaction, caller, reference)
  if (isRefusal(parent) || caller.key.mode === 'live' || !parent.livemode) return parent
  return refuse('api_key_test_mode', `A test group cannot be put below the group ${parent.code}, which is live.`)
}

type RenamedRow = GroupRow & { former_code: string; former_updated_at: Date }

/** Live keys do not see test groups, so a test group gives up its code when a live group needs it. */
export async function freeCodeFromTestGroup(work: Work, organizationId: string, code: string): Promise<void> {
  const { transaction, now } = work
  const [row] = await transaction.run<RenamedRow>(freeTestGroupCodeSql, [organizationId, code, now])
  if (!row) return
  transaction.defer(resetGroupChangeFeedsSql, [organizationId, row.id])
  const before = toGroup({ ...row, code: row.former_code, updated_at: row.former_updated_at })
  work.audit({ action: 'group.updated', object: { type: 'group', id: row.id }, before, after: toGroup(row) })
}

/** A member limited to a group creates groups below it; by default directly below. */
export async function createGroupAsMember(
  work: Work,
  actor: Actor,
  { code, name, parent }: { code: string; name: string; parent?: string | null },
): Promise<Group | Denial | Refusal> {
  const refusal = refuseMistakes([findCodeMistake(code, 'code'), findNameMistake(name)])
  if (refusal) return refusal
  const denied = checkPermission(actor, 'tenant.groups')
  if (denied) return denied
  return createGroup(work, toGroupViewer(actor), { code, name, parent: parent ?? actor.member?.group_id ?? null })
}

export const listGroupsAsMember = async (reader: Reader, actor: Actor): Promise<Group[]> =>
  (await listVisibleGroups(reader, actor)).map(toGroup)
