import { refuseMistakes } from '../../platform/contract/mistakes.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { mistakeInCode, mistakeInName } from '../../platform/formats/name.ts'
import type { Work } from '../../platform/work/work.ts'
import { type Actor, asGroupCaller, type Denial, deny, visibleGroups } from '../members/index.ts'
import { createGroup } from './create.ts'
import { type Group, toGroup } from './shape.ts'

export type NewGroup = { code: string; name: string; parent?: string | null }

/** A member limited to a group creates groups below it; by default directly below. */
export async function createGroupAs(
  work: Work,
  actor: Actor,
  { code, name, parent }: NewGroup,
): Promise<Group | Denial | Refusal> {
  const refusal = refuseMistakes([mistakeInCode(code, 'code'), mistakeInName(name)])
  if (refusal) return refusal
  const denied = deny(actor, 'tenant.groups')
  if (denied) return denied
  return createGroup(work, asGroupCaller(actor), { code, name, parent: parent ?? actor.member?.group_id ?? null })
}

export async function listGroupsAs(reader: Reader, actor: Actor): Promise<Group[]> {
  return (await visibleGroups(reader, actor)).map(toGroup)
}
