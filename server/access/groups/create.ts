import type { components } from '../../../generated/types.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work/work.ts'
import { type GroupCaller, type GroupRow, heldGroup } from '../visibility/index.ts'
import { refuseLimitedKey, refuseTestKey } from './find.ts'
import { insertGroup } from './queries.ts'
import { type Group, toGroup } from './shape.ts'

type NewGroup = components['schemas']['NewGroup']

export async function createGroup(
  work: Work,
  caller: GroupCaller,
  group: NewGroup,
): Promise<Group | Refusal<'not_found' | 'conflict' | 'api_key_group' | 'api_key_test_mode'>> {
  const refusal = refuseTestKey(caller)
  if (refusal) return refusal
  const parent = await parentOf(work, caller, group.parent ?? null)
  if (isRefusal(parent)) return parent
  const { now, transaction } = work
  const id = newId(now)
  const values = [caller.organization.id, id, parent?.id ?? null, group.code, group.name, now]
  const [inserted] = await transaction.run(insertGroup, values)
  if (!inserted) return refuse('conflict', `The code ${group.code} is taken by another group.`)
  const made = toGroup({
    ...group,
    id,
    parent_id: parent?.id ?? null,
    parent_code: parent?.code ?? null,
    created_at: now,
    updated_at: now,
  })
  work.audit({ action: 'group.created', object: { type: 'group', id }, before: null, after: made })
  return made
}

/** The group to put another one below; null is the top, where a key that is limited to a group cannot reach. */
export async function parentOf(
  work: Work,
  caller: GroupCaller,
  reference: string | null,
): Promise<GroupRow | null | Refusal<'not_found' | 'api_key_group'>> {
  if (reference !== null) return heldGroup(work.transaction, caller, reference)
  return refuseLimitedKey(caller, 'put a group at the top') ?? null
}
