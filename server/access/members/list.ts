import type { Reader } from '../../platform/database/prepared.ts'
import { type Actor, type Denial, deny, visibleGroupIds } from './actor.ts'
import { type Member, type MemberRow, toMember } from './member.ts'
import { listAll } from './queries.ts'

export async function listMembers(reader: Reader, actor: Actor): Promise<Member[] | Denial> {
  const denied = deny(actor, 'tenant.members')
  if (denied) return denied
  const values = [actor.organization.id, await visibleGroupIds(reader, actor)]
  const rows = await reader.run<MemberRow>(listAll, values)
  return rows.map(toMember)
}
