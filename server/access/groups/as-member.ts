import { refuseMistakes } from '../../platform/contract/mistakes.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { findCodeMistake, findNameMistake } from '../../platform/formats/name.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroups, toGroupCaller } from '../members/index.ts'
import { createGroup } from './create.ts'
import { type Group, toGroup } from './shape.ts'

export type NewGroup = { code: string; name: string; parent?: string | null }

/** A member limited to a group creates groups below it; by default directly below. */
export async function createGroupAsMember(
  work: Work,
  actor: Actor,
  { code, name, parent }: NewGroup,
): Promise<Group | Denial | Refusal> {
  const refusal = refuseMistakes([findCodeMistake(code, 'code'), findNameMistake(name)])
  if (refusal) return refusal
  const denied = denyWithoutPermission(actor, 'tenant.groups')
  if (denied) return denied
  return createGroup(work, toGroupCaller(actor), { code, name, parent: parent ?? actor.member?.group_id ?? null })
}

export async function listGroupsAsMember(reader: Reader, actor: Actor): Promise<Group[]> {
  return (await listVisibleGroups(reader, actor)).map(toGroup)
}
