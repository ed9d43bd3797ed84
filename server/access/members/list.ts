import type { Reader } from '../../platform/database/prepared.ts'
import { type Actor, type Denial, denyWithoutPermission, listVisibleGroupIds } from './actor.ts'
import { type Member, type MemberRow, toMember } from './member.ts'
import { listMemberRowsSql } from './queries.ts'

export async function listMembers(reader: Reader, actor: Actor): Promise<Member[] | Denial> {
  const denied = denyWithoutPermission(actor, 'tenant.members')
  if (denied) return denied
  const values = [actor.organization.id, await listVisibleGroupIds(reader, actor)]
  const rows = await reader.run<MemberRow>(listMemberRowsSql, values)
  return rows.map(toMember)
}
