import type { Reader } from '../../platform/database/prepared.ts'
import { type Actor, type Denial, deny, visibleGroupIds } from './actor.ts'
import { type Member, membersIn, toMember } from './member.ts'

export async function listMembers(reader: Reader, actor: Actor): Promise<Member[] | Denial> {
  const denied = deny(actor, 'tenant.members')
  if (denied) return denied
  const rows = await membersIn(reader, actor.organization.id, await visibleGroupIds(reader, actor))
  return rows.map(toMember)
}
